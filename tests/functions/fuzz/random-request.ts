import * as fc from 'fast-check'

export interface RandomRequest {
  method: string
  headers: Record<string, string>
  body: string | Uint8Array
  query: string
}

const nasty = fc.constantFrom(
  '\0',
  '\ud800',
  '\udfff',
  '\u202e',
  '\u0085',
  "'",
  '\\',
  '\r\n',
  '\u{10ffff}',
  '%s',
  '${a}',
)
const anyCharacter = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), nasty)

/** Text with everything that has ever broken a server in it. */
export const anyText = fc.string({ unit: anyCharacter, maxLength: 60 })

/** What may stand in a header: every byte but line breaks and NUL, no blanks around it. */
export const anyHeader = fc
  .uint8Array({ min: 0x20, max: 0xff, maxLength: 250 })
  .map((bytes) => Buffer.from(bytes).toString('latin1').replaceAll('\u007f', '').trim())

const methods = fc.oneof(
  { weight: 12, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
)

/** A request of any method, mostly POST. */
function randomRequest(
  body: fc.Arbitrary<string | Uint8Array>,
  headers: fc.Arbitrary<Record<string, string>>,
): fc.Arbitrary<RandomRequest> {
  return fc.record({
    method: methods,
    headers,
    body,
    query: fc.oneof(fc.constant(''), fc.webQueryParameters()),
  })
}

/** Ten at once, so that they race with each other too. */
export function tenRequests(
  ...request: Parameters<typeof randomRequest>
): fc.Arbitrary<readonly RandomRequest[]> {
  return fc.array(randomRequest(...request), { minLength: 10, maxLength: 10 })
}
