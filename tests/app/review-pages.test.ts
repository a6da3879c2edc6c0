import { expect, onTestFinished, test } from 'vitest'

import { startChangingBackend } from '../fakes/changing-backend.ts'
import { startSite } from '../support/stack.ts'

test('the list of 200 reviews has pages that link to each other without scripts, and no page carries more than 24', async () => {
  const backend = await startChangingBackend()
  onTestFinished(() => backend.stop())
  backend.moreReviews = Array.from({ length: 199 }, (_, index) => ({
    id: `more-${index}`,
    author: 'Bo',
    rating: 4,
    text: `Review number ${index + 2} of many.`,
    date: '2026-05-14',
  }))
  const site = await startSite({
    supabaseUrl: backend.url,
    publishableKey: 'none',
  })
  onTestFinished(() => site.stop())

  /** Returns a page with the numbers of all reviews that it carries. */
  async function open(path: string) {
    const response = await fetch(site.url + path)
    const html = await response.text()
    const found = html.matchAll(/Review number (\d+) of many/g)
    const numbers = Array.from(found, ([, number]) => Number(number))
    const first = Math.min(...numbers)
    return { html, first, last: Math.max(...numbers) }
  }

  await expect.poll(() => open('/')).toMatchObject({ first: 2, last: 24 })
  const first = await open('/reviews')
  expect(first).toMatchObject({ first: 2, last: 24 })
  expect(first.html).toContain('href="/reviews?page=2"')
  const second = await open('/reviews?page=2')
  expect(second).toMatchObject({ first: 25, last: 48 })
  expect(second.html).toContain('Page 2 of 9')
  expect(second.html).toMatch(/href="\/reviews"[^>]*>Newer reviews/)
  expect(second.html).toContain('href="/reviews?page=3"')
  const last = await open('/reviews?page=98')
  expect(last).toMatchObject({ first: 193, last: 200 })
  expect(last.html).not.toContain('Older reviews')
})
