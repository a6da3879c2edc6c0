import type * as v from 'valibot'

import { map as file } from '#firm/pages/map.ts'

import type { mapSchema } from './map.schema.ts'

export type MapFile = v.InferOutput<typeof mapSchema>

export type LabelSide = NonNullable<MapFile['labelSides']>[string]

export const {
  center: mapCenter,
  labelSides = {},
  mainPlaces,
  rivers = [],
} = file
