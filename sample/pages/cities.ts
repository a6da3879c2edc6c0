import type { CityPagesFile } from '../../app/content/page-texts.schema.ts'

/** Texts of every city's page. */
export const cityPages: CityPagesFile = {
  /** Before the city in the heading. */
  heading: 'Pressure washing',
  /** Answers of the assistant, by their ids. */
  faq: ['price', 'method/prepare', 'method/rain', 'method/at-home'],
}
