import { expect, test } from 'vitest'

import { sampleSite } from '../../../app/content/business-defaults.ts'
import { cities } from '../../../app/content/cities/cities.ts'
import * as epoxy from '../../../app/content/epoxy-page-text.ts'
import * as epoxyFloors from '../../../app/content/epoxy-services.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import * as homeText from '../../../app/content/home-page-text.ts'
import { claims } from '../../../app/content/marketing-claims.ts'
import * as pages from '../../../app/content/page-metadata.ts'
import { services } from '../../../app/content/services/services.ts'
import {
  activityToast,
  sampleActivity,
} from '../../../app/content/social-proof.ts'

const pageTexts = JSON.stringify([
  services,
  Object.values(epoxy),
  Object.values(epoxyFloors),
  Object.values(homeText),
  Object.values(pages),
  sampleActivity.map(activityToast),
])
const allTexts = pageTexts + JSON.stringify(cities)

test('site copy gives no percentage outside the claims', () => {
  const withoutClaims = Object.values(claims).reduce(
    (text, claim) => text.replaceAll(claim, ''),
    pageTexts,
  )
  expect(withoutClaims).not.toContain('%')
})

test('site copy contains no prices and no superlatives', () => {
  expect(allTexts).not.toMatch(/\$\d|\bUSD\b|\bper square foot\b/i)
  const superlative =
    /#1|\b(best|number one|award|leading|premier|unmatched|unbeatable|cheap\w*|finest|greatest|world-class)\b/i
  expect(allTexts).not.toMatch(superlative)
})

test('site copy does not hardcode the name of the business', () => {
  expect(allTexts).not.toContain(sampleSite.name)
})

test('site copy contains no placeholders and no double spaces', () => {
  expect(
    allTexts.match(/ {2}|undefined|\[object|\{\w*\}|TODO|lorem/gi),
  ).toBeNull()
})

test.each(fullGallery)(
  'the alt text of $id describes before and after and claims no job',
  ({ alt }) => {
    expect(alt).toMatch(/^Before: .+\. After: .+\.$/)
    expect(alt).not.toMatch(/\b(we|our|customer|client|Sacramento)\b/i)
  },
)
