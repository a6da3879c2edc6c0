import type { Environment } from '../_shared/environment.ts'

/** Who the answers speak for, in the words that stand in a sentence. */
export interface Business {
  name: string
  phone: string
  email: string
}

/**
 * Reads the identity from SITE_NAME, SITE_PHONE and SITE_EMAIL. A missing one becomes words that are true on
 * every page of the site, so an answer never shows a made-up number or an unfilled place.
 */
export function readBusiness(environment: Environment): Business {
  const { SITE_NAME, SITE_PHONE, SITE_EMAIL } = environment
  return {
    name: SITE_NAME ?? 'this company',
    phone: SITE_PHONE ? readablePhone(SITE_PHONE) : 'the number at the top of this page',
    email: SITE_EMAIL ?? 'the address at the foot of this page',
  }
}

/** Fills the places `{name}`, `{phone}` and `{email}` of an answer. */
export function fillIn(answer: string, business: Business): string {
  return answer.replaceAll(/\{(name|phone|email)\}/g, (_place, key: keyof Business) => business[key])
}

// The same rule as app/content/phone.ts: functions are deployed alone and reach no file of the site.
function readablePhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}
