import * as v from 'valibot'

import { fields } from './fields.schema.ts'

export const coordinateEntries = {
  latitude: degrees(90),
  longitude: degrees(180),
}

export const coordinatesSchema = fields(coordinateEntries)

function degrees(limit: number) {
  const problem = `must be in degrees from -${limit} to ${limit}, such as 38.5816`
  return v.pipe(
    v.number(problem),
    v.minValue(-limit, problem),
    v.maxValue(limit, problem),
  )
}
