import { createRandom, type Random } from '../../fault-run/random.ts'

const syllables = [
  'al',
  'ber',
  'cor',
  'dan',
  'el',
  'fol',
  'hal',
  'jor',
  'kel',
  'mar',
  'os',
  'ros',
  'tal',
  'ven',
] as const

/** A name nobody has used, such as Marolfolven: compression must find no more in common than real names have. */
export function inventedName(number: number): string {
  const random = createRandom(number + 1)
  const spoken = Array.from({ length: 4 }, () => random.pick(syllables)).join('')
  const [first = '', ...rest] = spoken + letters(number)
  return first.toUpperCase() + rest.join('')
}

/** The same source with the words of every sentence in another order. */
export function reworded(source: string, seed: number): string {
  const random = createRandom(seed + 1)
  return source.replaceAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g, (quoted) => {
    if (quoted.startsWith('`') || !quoted.includes(' ')) return quoted
    const words = quoted.slice(1, -1).split(' ')
    return quoted.charAt(0) + shuffled(words, random).join(' ') + quoted.charAt(0)
  })
}

function shuffled(words: readonly string[], random: Random): string[] {
  const order = words.map((word) => ({ word, place: random.fraction() }))
  return order.toSorted((one, other) => one.place - other.place).map(({ word }) => word)
}

// Four syllables may come twice; the number in letters does not.
function letters(number: number): string {
  return Array.from(String(number), (digit) => 'abcdefghij'.charAt(Number(digit))).join('')
}
