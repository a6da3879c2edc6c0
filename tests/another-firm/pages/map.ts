import type { MapFile } from '../../../app/content/map.ts'

export const map: MapFile = {}
