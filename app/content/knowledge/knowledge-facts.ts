import { assistant } from '#firm/assistant/assistant.ts'

import { facts } from '../facts.ts'
import type { Facts } from '../fill-braces.ts'
import { listInWords } from '../list-in-words.ts'
import { serviceNames } from '../services/service-index.ts'
import { nameInText } from '../services/service.ts'
import { specialties } from '../specialties/specialties.ts'
import type { Verdict } from '../stains.schema.ts'
import { stains } from '../stains.ts'

/** What the assistant's texts may name in braces. */
export const knowledgeFacts: Facts = new Map([
  ...facts,
  ['assistant', assistant.name],
  ['offers', offersInWords()],
  ['stainsFaded', stainsInWords('fainter')],
  ['stainsLeft', stainsInWords('stays')],
])

function offersInWords(): string {
  const services = serviceNames.map(nameInText)
  if (specialties.length === 0) return listInWords(services)
  const others = listInWords(specialties.map(({ inText }) => inText))
  return `${services.join(', ')}, and ${others}`
}

function stainsInWords(verdict: Verdict): string {
  const names = stains
    .filter((stain) => stain.verdict === verdict)
    .map(({ name }) => name.toLowerCase())
  return names.length > 0 ? listInWords(names) : ''
}
