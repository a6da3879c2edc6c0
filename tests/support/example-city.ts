import { cityIndex } from '../../app/content/cities/city-index.ts'

/** A city whose page stands for all city pages. A firm may serve none. */
export const [exampleCity] = cityIndex

export const withoutCities = exampleCity === undefined

/** Its page, or another one with the quote form. */
export const examplePath = exampleCity
  ? `/city/${exampleCity.slug}`
  : '/contact'
