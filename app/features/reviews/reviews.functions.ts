import { createServerFn } from '@tanstack/react-start'

import { readReviews } from './read-reviews.server'

export const fetchReviews = createServerFn().handler(() => readReviews())
