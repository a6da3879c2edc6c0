import { useState } from 'react'

import { traceFields } from './form-traces'

/**
 * Two fields for programs that fill in whatever they find. `inert` and `aria-hidden` keep the first from
 * keyboards and screen readers, and no browser fills it in. The second tells a plain post when the form was
 * shown; a form that came back with messages has none, because whoever corrects a letter is quick.
 */
export function TraceFields({ isFirst }: { isFirst: boolean }) {
  const [shownAt] = useState(() => Date.now())
  return (
    <>
      <div aria-hidden inert className="sr-only">
        <input
          name={traceFields.trap}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </div>
      {isFirst && (
        // Server and browser have their own clocks; the script does not need this field.
        <input name={traceFields.shownAt} type="hidden" defaultValue={shownAt} suppressHydrationWarning />
      )}
    </>
  )
}
