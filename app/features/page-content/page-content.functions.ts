import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'

import { isCitySlug, serviceAreas } from '~/content/cities/city'
import { isSpelledAsSlug } from '~/content/cities/city-slug'
import { serviceIds } from '~/content/services/service'
import { servicePageContent } from '~/content/services/service-page-content'

import { keptCityPage } from './kept-city-page.server'

/** So many services come together, for whoever goes from one to the next. */
const mostTogether = 16

/** All that the page of a city shows; null where we do not work. */
export const fetchCityPage = createServerFn()
  .validator(v.pipe(v.string(), v.check(isSpelledAsSlug)))
  .handler(({ data }) => (isCitySlug(data) ? keptCityPage(data) : null))

/** All that the services page shows of one service, and of the `others` if they are asked for and few. */
export const fetchServicePages = createServerFn()
  .validator(v.object({ id: v.picklist(serviceIds), others: v.boolean() }))
  .handler(({ data: { id, others } }) => ({
    chosen: servicePageContent(id),
    others:
      others && serviceIds.length <= mostTogether
        ? serviceIds.filter((other) => other !== id).map(servicePageContent)
        : [],
  }))

/** Every served place. */
export const fetchServiceAreas = createServerFn().handler(() => serviceAreas)
