import type { ActivityFile } from '../app/content/activity.schema.ts'

/**
 * SAMPLE DATA: the people and events below are invented. Before the site goes
 * live, the owner must either replace every item with a real booking or review
 * whose author has agreed to it and remove the badge, or empty the list. Fake
 * customers and reviews are illegal under the FTC rule on consumer reviews and
 * testimonials (16 CFR 465).
 */
export const activity: ActivityFile = {
  badge: 'Sample',
  items: [
    {
      kind: 'booking',
      name: 'Marcus T.',
      service: 'full-house',
      city: 'roseville',
      daysAgo: 1,
    },
    { kind: 'review', name: 'Dana W.', rating: 5, daysAgo: 2 },
    {
      kind: 'booking',
      name: 'Priya S.',
      service: 'driveway',
      city: 'folsom',
      daysAgo: 1,
    },
    { kind: 'review', name: 'Luis G.', rating: 5, daysAgo: 3 },
    {
      kind: 'booking',
      name: 'Karen B.',
      service: 'concrete-sealing',
      city: 'el-dorado-hills',
      daysAgo: 2,
    },
    { kind: 'review', name: 'Tom H.', rating: 5, daysAgo: 1 },
    {
      kind: 'booking',
      name: 'Anh N.',
      service: 'roof',
      city: 'carmichael',
      daysAgo: 4,
    },
    { kind: 'review', name: 'Renee C.', rating: 5, daysAgo: 5 },
    {
      kind: 'booking',
      name: 'Greg P.',
      service: 'commercial',
      city: 'west-sacramento',
      daysAgo: 3,
    },
    { kind: 'review', name: 'Sofia M.', rating: 5, daysAgo: 4 },
    {
      kind: 'booking',
      name: 'Elena V.',
      service: 'gutter',
      city: 'fair-oaks',
      daysAgo: 2,
    },
    { kind: 'review', name: 'Brian K.', rating: 5, daysAgo: 6 },
    {
      kind: 'booking',
      name: 'Owen R.',
      service: 'driveway',
      city: 'citrus-heights',
      daysAgo: 5,
    },
    { kind: 'review', name: 'Maya D.', rating: 5, daysAgo: 2 },
    {
      kind: 'booking',
      name: 'Teresa L.',
      service: 'full-house',
      city: 'granite-bay',
      daysAgo: 3,
    },
    { kind: 'review', name: 'Victor A.', rating: 5, daysAgo: 7 },
    {
      kind: 'booking',
      name: 'Paul J.',
      service: 'roof',
      city: 'orangevale',
      daysAgo: 6,
    },
    { kind: 'review', name: 'Nina F.', rating: 5, daysAgo: 3 },
    {
      kind: 'booking',
      name: 'Hannah E.',
      service: 'concrete-sealing',
      city: 'rocklin',
      daysAgo: 4,
    },
    { kind: 'review', name: 'Daniel O.', rating: 5, daysAgo: 5 },
  ],
}
