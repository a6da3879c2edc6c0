import { Link } from '@tanstack/react-router'

import { BackHomeLink } from './back-home-link'

interface BreadcrumbsProps {
  /** The pages above this one, from home on. */
  ancestors: readonly { path: '/' | '/services'; name: string }[]
  /** What this page is called. */
  here: string
  /** Home reads "Back to Home". */
  back?: boolean
}

/** The way from home to this page, as the structured data has it. For dark grounds. */
export function Breadcrumbs({ ancestors, here, back = false }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="breadcrumbs -my-1 flex flex-wrap items-center font-semibold text-on-deep-soft">
        {ancestors.map(({ path, name }) => (
          <li key={path}>
            {back ? (
              <BackHomeLink />
            ) : (
              <Link
                to={path}
                className="inline-flex min-h-11 items-center rounded-field underline-offset-4 transition-colors duration-150 hover:text-on-deep hover:underline"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
        <li aria-current="page" className="text-on-deep">
          {here}
        </li>
      </ol>
    </nav>
  )
}
