import { functionEnvironment } from '../scripts/lib/function-environment.ts'
import { loadKeys } from '../supabase/embedded/data-folder/keys.ts'
import { startFakeGooglePlaces } from '../tests/fakes/google-places.ts'
import { testSite } from '../tests/support/test-site.ts'
import { expectAccessible } from './support/accessibility.ts'
import { startSiteWithFunctions } from './support/broken-site.ts'
import { expect, test, untilReviewsAreRead } from './support/fixtures.ts'
import { reviewCards } from './support/review-cards.ts'

test('reviews from Google name their authors and Google Maps, and fetch nothing from there', async ({
  page,
  stack,
}) => {
  const google = await startFakeGooglePlaces()
  const { secretKey, deliverySecret } = await loadKeys(stack.dataDir)
  const site = await startSiteWithFunctions(stack, {
    functionsDir: 'supabase/functions',
    environment: {
      ...functionEnvironment(testSite, {}),
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      DELIVERY_SECRET: deliverySecret,
      GOOGLE_PLACES_API_KEY: google.apiKey,
      GOOGLE_PLACE_ID: google.placeId,
      GOOGLE_PLACES_API_URL: google.url,
    },
  })
  await untilReviewsAreRead(site.url)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url())
  })
  await page.goto(`${site.url}/reviews`)

  const main = page.getByRole('main')
  await expect(main.getByText('Chosen by Google from what customers write about us')).toBeVisible()
  const newest = reviewCards(main).first()
  await expect(newest).toContainText('Text of review 5.')
  await expect(newest).toContainText('May 14, 2026 on Google Maps')
  await expect(newest.getByText('A5', { exact: true }), 'initials, no picture').toBeVisible()
  await expect(newest.getByRole('link', { name: 'Author 5' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/contrib/5/reviews',
  )
  await expect(newest.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/reviews/data=!4m6!5',
  )
  await expect(main.getByText(/^Chosen by Google/).getByRole('link')).toHaveAttribute(
    'href',
    'https://maps.google.com/?cid=1234567890',
  )
  await expect(main.getByText('Sample reviewer')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(site.url)
  const strip = page.getByRole('group', { name: 'Reviews, side by side' })
  await expect(strip.getByRole('listitem')).toHaveCount(5)
  await expect(strip.getByRole('listitem').first()).toContainText('on Google Maps')
  expect(elsewhere).toEqual([])
  // Before the site: a film that is still being fetched would complain in the console.
  await page.close()
  await site.stop()
  await google.stop()
})
