import type { PageText } from '../page-texts.ts'

export const reviewsPage: PageText = {
  title: 'Customer Reviews',
  description:
    'Reviews from customers in Greater Sacramento: driveway and patio cleaning, house washing, roofs, gutters and concrete sealing, in their own words.',
  keywords: ['pressure washing reviews Sacramento', 'house washing reviews', 'exterior cleaning reviews'],
  heading: 'Customer reviews',
  introduction: 'Homeowners and businesses on our work.',
}
