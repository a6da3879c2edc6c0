import { useEffect } from 'react'

import { fetchedPart } from '~/ui/fetched-part'

const widget = fetchedPart(() => import('./review-widget').then(({ ReviewWidget }) => ReviewWidget))

/** The widget of a review platform, whose script only pages with one fetch. */
export function FetchedReviewWidget({ label }: { label: string }) {
  useEffect(() => {
    widget.fetch().catch((error: unknown) => console.error('The frame of the widget did not load.', error))
  }, [])
  return <widget.Component label={label} />
}
