import { formatPhone } from '#domain/format-phone.ts'

import { assistant } from '../../sample/assistant/assistant.ts'
import { business } from '../../sample/business.ts'
import { cities } from '../../sample/cities.ts'
import { services } from '../../sample/services.ts'
import { specialties } from '../../sample/specialties.ts'

const { name, email, phone, region, city, address, profiles } = business
const digits = phone.replaceAll(/\D/g, '')
const [firstName = name] = name.split(' ')
const [, domain = email] = email.split('@')

/** By which one knows the sample firm, besides its work. */
export const sampleNames: readonly string[] = [
  name,
  firstName,
  assistant.name,
  domain,
  phone,
  digits,
  formatPhone(`+1${digits}`),
  region,
  city,
  `${city}, ${business.state}`,
  ...(address ? [address.street, address.postalCode] : []),
  ...Object.values(profiles ?? {}).filter((each) => each !== undefined),
  ...cities.flatMap((each) => [each.name, each.slug]),
]

export const sampleServices: readonly string[] = [
  ...services.flatMap(({ title, shortTitle = title }) => [title, shortTitle]),
  ...specialties.flatMap(({ name, slug, words }) => [name, slug, words].flat()),
]

/** Returns those of the words that a text contains, as words of their own. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const found = words.filter((word) =>
    new RegExp(`(?<!\\w)${RegExp.escape(word)}(?!\\w)`, 'i').test(text),
  )
  return [...new Set(found)]
}
