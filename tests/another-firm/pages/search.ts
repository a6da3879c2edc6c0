import type { SearchFile } from '../../../app/content/page-texts.schema.ts'

export const search: SearchFile = {
  home: {
    title: 'Window Washing {city}, {state}',
    description:
      'Windows, siding, docks and concrete washed in {region}. {freeEstimates}.',
    keywords: 'window washing {city}, siding washing',
  },
  contact: {
    title: 'Ask for a Price',
    description: 'Call or write for a price on washing in {region}.',
    keywords: 'window washing price {city}',
  },
  gallery: {
    title: 'Dirty and Clean',
    description: 'Windows, siding and docks before and after a wash.',
    keywords: 'window washing before and after',
  },
  reviews: {
    title: 'What Neighbors Say',
    description: 'Reviews of our washing in {region}.',
    keywords: 'window washing reviews {city}',
  },
}
