import { Link } from '@tanstack/react-router'

import { waysToAsk } from '~/content/ways-to-ask'

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
    <nav aria-label={waysToAsk.trail}>
      <ol className="breadcrumbs">
        {ancestors.map(({ path, name }) => (
          <li key={path}>{back ? <BackHomeLink /> : <Link to={path}>{name}</Link>}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
