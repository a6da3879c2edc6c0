// The package has no types, and those of DefinitelyTyped do not know `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> })
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
