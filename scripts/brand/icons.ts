// Draws the icons of app/ui/icon-names.ts into one sprite: `npm run icons`, after another choice or a new version of
// Lucide. The result is committed, so that a build needs no drawing.
import { writeFile } from 'node:fs/promises'

import { iconNames } from '../../app/ui/icon-names.ts'
import { iconPlaces, iconSprite } from './icon-sprite.ts'

const styles = new URL('../../app/styles/', import.meta.url)
await writeFile(new URL('icon-sprite.svg', styles), await iconSprite(iconNames))
await writeFile(new URL('icon-places.css', styles), iconPlaces(iconNames))
