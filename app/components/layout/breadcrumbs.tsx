import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { Icon } from '~/components/ui/icon'
import { ctaTexts } from '~/content/cta-text'

interface BreadcrumbsProps {
  /** Parent pages, starting with home. */
  ancestors: readonly { path: '/' | '/services'; name: string }[]
  /** Name of the current page. */
  here: string
}

/**
 * Renders the same trail as the structured data, starting with the way back to
 * home. For dark backgrounds.
 */
export function Breadcrumbs({ ancestors, here }: BreadcrumbsProps) {
  const isDeep = ancestors.length > 1
  return (
    <nav aria-label={ctaTexts.trail}>
      <ol className="breadcrumbs print:hidden">
        {ancestors.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className="breadcrumb-link group">
              {path === '/' ? <BackHome short={isDeep ? name : null} /> : name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}

interface BackHomeProps {
  /** Shown on phones instead, where a long trail would break into two lines. */
  short: string | null
}

function BackHome({ short }: BackHomeProps) {
  return (
    <>
      <Icon
        name="arrow-left"
        className="size-5 transition-transform duration-200 ease-water group-hover:-translate-x-1"
      />
      {short && <span className="sm:hidden">{short}</span>}
      <span className={clsx(short && 'max-sm:hidden')}>
        {ctaTexts.backHome}
      </span>
    </>
  )
}
