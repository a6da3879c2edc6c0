import type { ServiceId } from './services/service.ts'

/** The services the footer names. */
export const footerServices: readonly { label: string; tab: ServiceId }[] = [
  { label: 'House Washing', tab: 'full-house' },
  { label: 'Driveway Cleaning', tab: 'driveway' },
  { label: 'Concrete Sealing', tab: 'concrete-sealing' },
  { label: 'Commercial Cleaning', tab: 'commercial' },
  { label: 'Roof Cleaning', tab: 'roof' },
  { label: 'Gutter Cleaning', tab: 'gutter' },
]

/** What else the footer leads to, by name. */
export const footerPages = [
  { label: 'Before and after', to: '/gallery' },
  { label: 'Epoxy flooring', to: '/epoxy' },
  { label: 'Customer reviews', to: '/reviews' },
  { label: 'Contact', to: '/contact' },
  { label: 'Privacy notice', to: '/contact', hash: 'privacy' },
] as const

/** The year the specification prints; the owner changes it once a year. */
export const copyrightYear = 2025
