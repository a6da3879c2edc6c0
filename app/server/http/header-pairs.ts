/** Headers as they are sent, made once and used for many answers. */
export type HeaderPairs = [name: string, value: string][]
