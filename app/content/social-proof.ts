/**
 * SAMPLE DATA: the people and events below are invented. Before the site goes
 * live, the owner must either replace every item with a real booking or review
 * whose author has agreed to it and remove the badge, or empty the list. Fake
 * customers and reviews are illegal under the FTC rule on consumer reviews and
 * testimonials (16 CFR 465).
 */
export const sampleActivity: readonly ActivityItem[] = [
  {
    kind: 'booking',
    name: 'Marcus T.',
    service: 'House Washing',
    location: 'Roseville',
    daysAgo: 1,
  },
  { kind: 'review', name: 'Dana W.', rating: 5, daysAgo: 2 },
  {
    kind: 'booking',
    name: 'Priya S.',
    service: 'Driveway Cleaning',
    location: 'Folsom',
    daysAgo: 1,
  },
  { kind: 'review', name: 'Luis G.', rating: 5, daysAgo: 3 },
  {
    kind: 'booking',
    name: 'Karen B.',
    service: 'Concrete Sealing',
    location: 'El Dorado Hills',
    daysAgo: 2,
  },
  { kind: 'review', name: 'Tom H.', rating: 5, daysAgo: 1 },
  {
    kind: 'booking',
    name: 'Anh N.',
    service: 'Roof Cleaning',
    location: 'Carmichael',
    daysAgo: 4,
  },
  { kind: 'review', name: 'Renee C.', rating: 5, daysAgo: 5 },
  {
    kind: 'booking',
    name: 'Greg P.',
    service: 'Commercial Cleaning',
    location: 'West Sacramento',
    daysAgo: 3,
  },
  { kind: 'review', name: 'Sofia M.', rating: 5, daysAgo: 4 },
  {
    kind: 'booking',
    name: 'Elena V.',
    service: 'Gutter Cleaning',
    location: 'Fair Oaks',
    daysAgo: 2,
  },
  { kind: 'review', name: 'Brian K.', rating: 5, daysAgo: 6 },
  {
    kind: 'booking',
    name: 'Owen R.',
    service: 'Driveway Cleaning',
    location: 'Citrus Heights',
    daysAgo: 5,
  },
  { kind: 'review', name: 'Maya D.', rating: 5, daysAgo: 2 },
  {
    kind: 'booking',
    name: 'Teresa L.',
    service: 'House Washing',
    location: 'Granite Bay',
    daysAgo: 3,
  },
  { kind: 'review', name: 'Victor A.', rating: 5, daysAgo: 7 },
  {
    kind: 'booking',
    name: 'Paul J.',
    service: 'Roof Cleaning',
    location: 'Orangevale',
    daysAgo: 6,
  },
  { kind: 'review', name: 'Nina F.', rating: 5, daysAgo: 3 },
  {
    kind: 'booking',
    name: 'Hannah E.',
    service: 'Concrete Sealing',
    location: 'Rocklin',
    daysAgo: 4,
  },
  { kind: 'review', name: 'Daniel O.', rating: 5, daysAgo: 5 },
]

/** Badge next to the title of each notification while the items are samples. */
export const activityBadge: string | undefined = 'Sample'

type ActivityItem = { name: string; daysAgo: number } & (
  | { kind: 'booking'; service: string; location: string }
  | { kind: 'review'; rating: 5 }
)

/** Label of the button that hides all notifications. */
export const hideActivityLabel = 'Hide these'

/**
 * Returns the text of a notification. A middle dot separates its age: `… in
 * Folsom · 2 days ago`.
 */
export function activityToast(item: ActivityItem): {
  title: string
  text: string
} {
  const age = item.daysAgo === 1 ? '1 day ago' : `${item.daysAgo} days ago`
  if (item.kind === 'review') {
    return {
      title: 'New Review!',
      text: `${item.name} left a 5-star review · ${age}`,
    }
  }
  return {
    title: 'New Booking!',
    text: `${item.name} booked ${item.service} in ${item.location} · ${age}`,
  }
}
