import type { CityPagesFile } from '../../../app/content/page-texts.schema.ts'

export const cityPages: CityPagesFile = {
  heading: 'Window and siding washing',
  faq: ['price', 'method/frost'],
}
