// Draws the icons of app/ui/icon-names.ts into one sprite: `npm run icons`, after another choice or a new version of
// Lucide. The result is committed, so that a build needs no drawing.
import { writeFile } from 'node:fs/promises'

import { iconNames } from '../../app/ui/icon-names.ts'
import { iconSprite } from './icon-sprite.ts'

await writeFile(new URL('../../app/styles/icon-sprite.svg', import.meta.url), await iconSprite(iconNames))
