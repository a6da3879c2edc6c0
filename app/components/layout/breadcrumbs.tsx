import { Link } from '@tanstack/react-router'

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
  return (
    <nav aria-label={ctaTexts.trail}>
      <ol className="breadcrumbs print:hidden">
        {ancestors.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className="breadcrumb-link group">
              {path === '/' ? <BackHome /> : name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}

function BackHome() {
  return (
    <>
      <Icon
        name="arrow-left"
        className="size-5 transition-transform duration-200 ease-water group-hover:-translate-x-1"
      />
      {ctaTexts.backHome}
    </>
  )
}
