// The package ships no types, and those of DefinitelyTyped lack the `preferred`
// option.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: NodeJS.Dict<string | string[]> })
    encoding<Name>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name | undefined
  }
}
