import type { AssistantLanguage } from '../_shared/assistant-contract.ts'
import type { Environment } from '../_shared/environment.ts'
import { formatPhone } from '../_shared/format-phone.ts'

/** Who the answers speak for, in the words that stand in a sentence. */
export interface Business {
  name: string
  phone: string
  email: string
}

// What is true on every page of the site, and fits where the answers name the business.
const unnamed: Record<AssistantLanguage, Business> = {
  en: {
    name: 'this company',
    phone: 'the number at the top of this page',
    email: 'the address at the foot of this page',
  },
  es: {
    name: 'esta empresa',
    // After "al" or "en el", as all Spanish answers have it.
    phone: 'número que aparece arriba en esta página',
    email: 'la dirección que aparece al pie de esta página',
  },
}

/**
 * Reads the identity from SITE_NAME, SITE_PHONE and SITE_EMAIL. A missing one becomes words that are true on
 * every page of the site, so an answer never shows a made-up number or an unfilled place.
 */
export function readBusiness(environment: Environment, language: AssistantLanguage = 'en'): Business {
  const { SITE_NAME, SITE_PHONE, SITE_EMAIL } = environment
  const otherwise = unnamed[language]
  return {
    name: SITE_NAME ?? otherwise.name,
    phone: SITE_PHONE ? formatPhone(SITE_PHONE) : otherwise.phone,
    email: SITE_EMAIL ?? otherwise.email,
  }
}

/** Fills the places `{name}`, `{phone}` and `{email}` of an answer. */
export function fillIn(answer: string, business: Business): string {
  return answer.replaceAll(/\{(name|phone|email)\}/g, (_place, key: keyof Business) => business[key])
}
