import { stains as files } from '#firm/stains.ts'

import { fillFacts } from './fill-facts.ts'
import { type BeforeAfterImage, beforeAfter } from './picture.ts'
import type { StainFile } from './stains.schema.ts'

export interface Stain extends Pick<
  StainFile,
  'id' | 'name' | 'verdict' | 'reason'
> {
  image: BeforeAfterImage
}

export const stainFiles: readonly StainFile[] = fillFacts(files)

export const stains: readonly Stain[] = stainFiles.map(
  ({ id, name, verdict, reason }) => ({
    id,
    name,
    verdict,
    reason,
    // The name and the verdict beside the picture describe it.
    image: beforeAfter({ id: `stains/${id}`, alt: '' }),
  }),
)
