import { describe, expect, test } from 'vitest'

import { initials } from '../../../app/features/reviews/initials.ts'
import { formatReviewDay } from '../../../app/features/reviews/review-day.ts'

describe('the initials of an author', () => {
  test.each([
    ['Sample reviewer A', 'SA'],
    ['ann lee', 'AL'],
    ['  Zoë   Ångström ', 'ZÅ'],
    ['Cher', 'C'],
    ['🧽 Bob', '🧽B'],
    ['', ''],
  ])('of "%s" are "%s"', (name, expected) => expect(initials(name)).toBe(expected))
})

describe('the day of a review', () => {
  test('reads the American way', () => expect(formatReviewDay('2026-05-14')).toBe('May 14, 2026'))

  test.each(['2026-01-01', '2026-12-31'])('is the same day in every zone: %s', (date) => {
    expect(formatReviewDay(date)).toContain(String(Number(date.slice(8))))
    expect(formatReviewDay(date)).toContain('2026')
  })
})
