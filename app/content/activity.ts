import { activity } from '#firm/activity.ts'

import type { ActivityFile } from './activity.schema.ts'
import { cityIndex } from './cities/city-index.ts'
import { serviceNames } from './services/service-index.ts'
import { specialtyNames } from './specialties/specialty-index.ts'

type ActivityItem = ActivityFile['items'][number]

export interface ActivityNotice {
  title: string
  text: string
}

/** Badge next to the title of each notification while they are samples. */
export const activityBadge = activity.badge

/** Label of the button that hides all notifications. */
export const hideActivityLabel = 'Hide these'

/** In the order in which they appear. */
export const activityNotices: readonly ActivityNotice[] =
  activity.items.flatMap(noticesOf)

/**
 * A middle dot separates the age: `… in Salem · 2 days ago`. None if the firm
 * no longer offers the service or serves the city.
 */
function noticesOf(item: ActivityItem): ActivityNotice[] {
  const { kind, name, daysAgo } = item
  const age = daysAgo === 1 ? '1 day ago' : `${daysAgo} days ago`
  if (kind === 'review') {
    const text = `${name} left a ${item.rating}-star review · ${age}`
    return [{ title: 'New Review!', text }]
  }
  const service = nameOfService(item.service)
  const city = cityIndex.find(({ slug }) => slug === item.city)
  if (service === undefined || !city) return []
  const text = `${name} booked ${service} in ${city.name} · ${age}`
  return [{ title: 'New Booking!', text }]
}

function nameOfService(id: string): string | undefined {
  const service = serviceNames.find((each) => each.id === id)
  const specialty = specialtyNames.find(({ slug }) => slug === id)
  return service?.shortTitle ?? specialty?.name
}
