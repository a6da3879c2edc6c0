import { clsx } from 'clsx'

import { business } from '~/content/business'
import { configuredCredentials } from '~/content/credentials'

interface CredentialsProps {
  className?: string
}

export function Credentials({ className }: CredentialsProps) {
  const credentials = configuredCredentials(business.credentials)
  if (credentials.length === 0) return null
  return (
    <dl className={clsx('grid gap-x-10 gap-y-4 sm:grid-cols-2', className)}>
      {credentials.map(({ label, text }) => (
        <div
          key={label}
          className="border-t border-ground-line pt-3 sm:odd:last:col-span-full"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-xl leading-snug font-bold wrap-anywhere">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function LicenseAndInsurer({ className }: CredentialsProps) {
  const { license, insurer } = business.credentials
  const facts = configuredCredentials({ license, insurer })
  if (facts.length === 0) return null
  return (
    <dl className={clsx('flex flex-wrap gap-x-8 gap-y-3', className)}>
      {facts.map(({ label, text }) => (
        <div key={label} className="stroke-mark pl-8 leading-5">
          <dt className="text-sm opacity-80">{label}</dt>
          <dd className="font-display text-lg leading-snug font-bold wrap-anywhere">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
