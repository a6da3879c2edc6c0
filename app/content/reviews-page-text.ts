import { reviewsPage as file } from '#firm/pages/reviews.ts'

import { fillFacts } from './fill-facts.ts'

export const reviewsPage = fillFacts(file)
