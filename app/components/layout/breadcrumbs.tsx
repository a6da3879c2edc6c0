import { Link } from '@tanstack/react-router'

import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { ctaTexts } from '~/content/cta-text'

interface BreadcrumbsProps {
  /** Parent pages, starting with home. */
  ancestors: readonly { path: '/' | '/services'; name: string }[]
  /** Name of the current page. */
  here: string
  /** Shows the link to home as "Back to Home" with an arrow. */
  back?: boolean
}

// Slanted stroke between two breadcrumbs.
const step =
  'not-first:before:mx-[0.7em] not-first:before:inline-block not-first:before:h-[0.8em] not-first:before:border-l-[0.2rem] not-first:before:border-poppy not-first:before:lean'

/**
 * Renders the same breadcrumb trail as the structured data. For dark
 * backgrounds.
 */
export function Breadcrumbs({
  ancestors,
  here,
  back = false,
}: BreadcrumbsProps) {
  return (
    <nav aria-label={ctaTexts.trail}>
      <ol className="flex flex-wrap items-center font-semibold print:hidden">
        {ancestors.map(({ path, name }) => (
          <li key={path} className={step}>
            <Link
              to={path}
              className={classNames(
                'inline-flex min-h-[44px] items-center text-on-deep-soft underline-offset-4 transition-colors duration-150 hover:text-on-deep hover:underline low:min-h-[28px]',
                back && 'group -ml-1 gap-2 rounded-field pl-1',
              )}
            >
              {back && (
                <Icon
                  name="arrow-left"
                  className="size-5 transition-transform duration-200 ease-water group-hover:-translate-x-1"
                />
              )}
              {back ? ctaTexts.backHome : name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={step}>
          {here}
        </li>
      </ol>
    </nav>
  )
}
