import { classNames } from '~/components/ui/class-names'
import { configuredCredentials } from '~/content/credentials'

import { useSiteSettings } from './use-site-settings'

/**
 * Renders the credentials named in the settings, or nothing if there are none.
 */
export function Credentials({ className }: { className?: string }) {
  const credentials = configuredCredentials(useSiteSettings().credentials)
  if (credentials.length === 0) return null
  return (
    <dl
      className={classNames('grid gap-x-10 gap-y-4 sm:grid-cols-2', className)}
    >
      {credentials.map(({ label, text }) => (
        <div key={label} className="border-t border-concrete-line pt-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-xl leading-snug font-bold wrap-anywhere">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
