import { Link } from '@tanstack/react-router'

import { waysToAsk } from '~/content/ways-to-ask'
import { Icon } from '~/ui/icon'

/** The way back from a page that hangs off the home page. For dark grounds. */
export function BackHomeLink() {
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
