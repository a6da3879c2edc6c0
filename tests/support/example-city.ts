import {
  type CityEntry,
  cityIndex,
} from '../../app/content/cities/city-index.ts'

/** A city whose page stands for all city pages. */
export const exampleCity: CityEntry = firstCity()

function firstCity(): CityEntry {
  const [city] = cityIndex
  if (!city) throw new Error('The firm serves no city.')
  return city
}
