import { galleryPage as file } from '#firm/pages/gallery.ts'

import { fillFacts } from './fill-facts.ts'

export const galleryPage = fillFacts(file)
