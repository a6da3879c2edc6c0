import { contactPage as file } from '#firm/pages/contact.ts'
import { privacyNotice as noticeFile } from '#firm/pages/privacy.ts'

import { region } from './business.ts'
import { dateInWords } from './date-words.ts'
import { fillFacts } from './fill-facts.ts'

export const contactPage = fillFacts(file)

export const contactHeadings = {
  areas: contactPage.areas.heading || `We work in ${region}`,
  address: 'Where to find us',
  privacy: 'Privacy',
}

export const serviceAreaCard = {
  text: fillFacts('{region}'),
  link: contactPage.areas.link,
}

const { lastUpdated, parts } = fillFacts(noticeFile)

export const privacyNotice = parts

export const privacyNoticeDate = {
  asOf: 'Last updated',
  iso: lastUpdated,
  words: dateInWords(lastUpdated),
}

/** Headings of the contact cards. */
export const contactCards = {
  phone: 'Phone',
  textUs: 'Text us',
  email: 'Email',
  hours: 'Hours',
  area: 'Service area',
} as const
