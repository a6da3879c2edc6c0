import { Link } from '@tanstack/react-router'

import { waysToAsk } from '~/content/ways-to-ask'
import { Icon } from '~/ui/icon'

/** The way back from a page that hangs off the home page. For dark grounds. */
export function BackHomeLink({ className }: { className: string }) {
  return (
    <Link to="/" className={`group -ml-1 gap-2 rounded-field pl-1 font-semibold ${className}`}>
      <Icon
        name="arrow-left"
        className="size-5 transition-transform duration-200 ease-water group-hover:-translate-x-1"
      />
      {waysToAsk.backHome}
    </Link>
  )
}
