// The package has no types, and those of DefinitelyTyped do not know `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: NodeJS.Dict<string | string[]> })
    encoding<Name>(available: readonly Name[], options: { preferred: readonly Name[] }): Name | undefined
  }
}
