import { reviewLabels } from '~/content/review-labels'

import { LinkElsewhere } from './link-elsewhere'

/** Where reviews come from, the way Google asks to be named: in these words, untranslated and unbroken. */
export function GoogleMaps({ url }: { url: string | undefined }) {
  return (
    <LinkElsewhere url={url}>
      <span translate="no" className="whitespace-nowrap">
        {reviewLabels.googleMaps}
      </span>
    </LinkElsewhere>
  )
}
