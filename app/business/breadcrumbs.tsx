import { Link } from '@tanstack/react-router'

import { waysToAsk } from '~/content/ways-to-ask'
import { Icon } from '~/ui/icon'

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

/** The way back from a page that hangs off the home page. For dark grounds. */
function BackHomeLink() {
  return (
    <Link
      to="/"
      className="group -ml-1 inline-flex items-center gap-2 rounded-field pl-1 font-semibold text-on-deep-soft transition-colors duration-150 hover:text-on-deep"
    >
      <Icon
        name="arrow-left"
        className="size-5 transition-transform duration-200 ease-water group-hover:-translate-x-1"
      />
      {waysToAsk.backHome}
    </Link>
  )
}
