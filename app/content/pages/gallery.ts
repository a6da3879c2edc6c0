import type { PageText } from '../page-texts.ts'

export const galleryPage: PageText = {
  title: 'Before and After Gallery',
  description:
    'Before-and-after pictures of driveways, patios, pavers, walkways, decks, house walls and storefronts: what exterior cleaning does on each surface.',
  keywords: ['pressure washing before and after', 'driveway cleaning pictures', 'paver cleaning pictures'],
  heading: 'Before and after',
  introduction: 'The same surface, before and after. Drag the line to compare.',
}
