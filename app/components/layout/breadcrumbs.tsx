import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { Icon } from '~/components/ui/icon'
import { ctaTexts } from '~/content/cta-text'

interface BreadcrumbsProps {
  ancestors: readonly { path: '/' | '/services'; name: string }[]
  here: string
}

// On one line on phones, so that the page below starts at the same place, but
// not with enlarged text, which must not be cut off.
const crumbStyle =
  'flex min-h-(--row) items-center not-first:before:mx-[0.7em] not-first:before:h-[0.8em] not-first:before:border-l-[0.2rem] not-first:before:border-action not-first:before:lean xs:max-sm:whitespace-nowrap'

/** Below two links, the title follows and says where the visitor is. */
export function Breadcrumbs({ ancestors, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={ctaTexts.trail}>
      <ol className="flex flex-wrap font-semibold [--row:44px] xs:max-sm:flex-nowrap print:hidden low:[--row:28px]">
        {ancestors.map(({ path, name }) => (
          <li key={path} className={crumbStyle}>
            <Link
              to={path}
              className="group inline-flex min-h-(--row) items-center gap-2 rounded-field text-on-deep-soft underline-offset-4 transition-colors duration-150 hover:text-on-deep hover:underline"
            >
              {path === '/' ? <BackHome /> : name}
            </Link>
          </li>
        ))}
        <li
          aria-current="page"
          className={
            ancestors.length > 1
              ? 'sr-only'
              : clsx(crumbStyle, 'xs:max-sm:min-w-0 xs:max-sm:overflow-clip')
          }
        >
          {here}
        </li>
      </ol>
    </nav>
  )
}

function BackHome() {
  return (
    <>
      <Icon
        name="arrow-left"
        className="size-5 transition-transform duration-200 ease-wash group-hover:-translate-x-1"
      />
      {ctaTexts.backHome}
    </>
  )
}
