import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { business } from '../../app/content/business.ts'
import { firmFolder } from '../../scripts/lib/firm.cjs'

/** Whether the firm has the film of the home page, in its two shapes. */
export const hasFilm =
  business.film &&
  ['hero.mp4', 'hero-portrait.mp4'].every((name) =>
    existsSync(join(firmFolder, 'films', name)),
  )
