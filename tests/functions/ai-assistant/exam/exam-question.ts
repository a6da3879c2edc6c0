import { clockTime, openingHours } from '../../../../app/content/opening-hours.ts'

export interface ExamQuestion {
  question: string
  lang: 'en' | 'es'
  /** What a right answer says, in whatever words: facts, not phrases. */
  says: readonly RegExp[]
  /** What it must not say, besides what no answer may say. */
  never?: readonly RegExp[]
}

/** The identity the exam gives to the assistant; not the sample of the site, so that a mix-up shows. */
export const examIdentity = {
  SITE_NAME: 'Test Wash Co',
  SITE_PHONE: '+19165550177',
  SITE_EMAIL: 'office@testwash.example',
}

/** Offered wherever a person has to take over. */
export const phone = /\(916\) 555-0177/

/** Both ends of the day, with the words of a language for its halves. */
export function hoursIn(...halves: [forenoon: string, afternoon: string]): RegExp[] {
  return [openingHours.opens, openingHours.closes].map(
    (time) => new RegExp(clockTime(time, halves).replaceAll('.', String.raw`\.`)),
  )
}
