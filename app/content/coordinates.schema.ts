import * as v from 'valibot'

/** In degrees. */
export const coordinateEntries = {
  latitude: degrees(90),
  longitude: degrees(180),
}

export const coordinatesSchema = v.strictObject(coordinateEntries)

function degrees(limit: number) {
  const message = `is between -${limit} and ${limit}`
  return v.pipe(
    v.number(),
    v.minValue(-limit, message),
    v.maxValue(limit, message),
  )
}
