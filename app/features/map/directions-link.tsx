import { Icon } from '~/components/ui/icon'
import type { Address } from '~/content/business'
import { mapTexts } from '~/content/map-text'

import { directionsUrl } from './map-urls'

export function DirectionsLink({ address }: { address: Address }) {
  return (
    <a
      href={directionsUrl(address)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-strong underline underline-offset-4 hover:text-accent"
    >
      {`${mapTexts.directions} ${address.street}`}
      <Icon name="external-link" className="size-4" />
    </a>
  )
}
