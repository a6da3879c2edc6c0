import { Link } from '@tanstack/react-router'

import { Icon } from '~/components/ui/icon'
import { ctaTexts } from '~/content/cta'

interface BreadcrumbsProps {
  /** The pages above this one, from home on. */
  ancestors: readonly { path: '/' | '/services'; name: string }[]
  /** What this page is called. */
  here: string
  /** Home reads "Back to Home". */
  back?: boolean
}

// A leaning stroke between two steps.
const step =
  'not-first:before:mx-[0.7em] not-first:before:inline-block not-first:before:h-[0.8em] not-first:before:border-l-[0.2rem] not-first:before:border-poppy not-first:before:lean'

// Where every line counts: still as high as what is pressed has to be.
const link =
  'inline-flex min-h-[44px] items-center text-on-deep-soft underline-offset-4 transition-colors duration-150 hover:text-on-deep hover:underline low:min-h-[28px]'

/** The way from home to this page, as the structured data has it. For dark grounds. */
export function Breadcrumbs({ ancestors, here, back = false }: BreadcrumbsProps) {
  return (
    <nav aria-label={ctaTexts.trail}>
      <ol className="flex flex-wrap items-center font-semibold print:hidden">
        {ancestors.map(({ path, name }) => (
          <li key={path} className={step}>
            {back ? (
              <BackHomeLink />
            ) : (
              <Link to={path} className={link}>
                {name}
              </Link>
            )}
          </li>
        ))}
        <li aria-current="page" className={step}>
          {here}
        </li>
      </ol>
    </nav>
  )
}

/** The way back from a page that hangs off the home page. For dark grounds. */
function BackHomeLink() {
  return (
    <Link to="/" className={`group -ml-1 gap-2 rounded-field pl-1 ${link}`}>
      <Icon
        name="arrow-left"
        className="size-5 transition-transform duration-200 ease-water group-hover:-translate-x-1"
      />
      {ctaTexts.backHome}
    </Link>
  )
}
