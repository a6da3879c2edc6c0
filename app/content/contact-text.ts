import { serviceAreas } from './cities/city.ts'
import { mapProvider } from './map-provider.ts'
import { inWords, inWordsAtFirst } from './number-words.ts'

const places = inWords(serviceAreas.length)

export const contactHeadings = {
  areas: `${inWordsAtFirst(serviceAreas.length)} cities and communities we serve`,
  faq: 'Before you ask',
  address: 'Where we start from',
  privacy: 'What happens to your details',
}

export const serviceAreaCard = {
  text: `Greater Sacramento and Sacramento County, ${places} cities and communities in all.`,
  link: `See all ${places}`,
}

/** What the owner promises to do by `npm run quotes -- purge`: docs/operating.md. */
const keptMonths = 12

/** The day on which the notice last changed. */
export const privacyNoticeDate = { asOf: 'As of', iso: '2026-11-22', words: 'November 22, 2026' }

/**
 * The privacy notice: /privacy leads to the contact page. True as long as the functions stay as they are.
 * @param typed what the form asks for, in words that follow "your".
 */
export function privacyNotice(typed: readonly string[]) {
  return [whatTheFormKeeps(typed), ...otherNotices]
}

function whatTheFormKeeps(typed: readonly string[]) {
  return {
    title: 'What the form keeps',
    text: `Your ${typed.join(', your ')} and the time you sent them. They are stored in our database and mailed to us, so that we can answer you and quote for the work. To keep junk out, the form sees how quickly it was filled in, and a scrambled form of your internet address, from which the address cannot be read, is kept for about a day.`,
  }
}

const otherNotices = [
  {
    title: 'Who sees it',
    text: 'We do, and the companies that run our database, our mail and our list of customers for us. We do not sell your details or hand them to anyone who advertises.',
  },
  {
    title: 'How long we keep it',
    text: `At most ${inWords(keptMonths)} months after you sent it: then we delete your request and the mail about it.`,
  },
  {
    title: 'What others learn',
    text: `We set no advertising cookies. The map is loaded from ${mapProvider.name} only after you press its button. Reviews from Google Maps are fetched by our own server, so Google learns nothing of you until you follow a link there.`,
  },
  {
    title: 'What the assistant does',
    text: 'It answers from our own texts, and we do not keep what you ask it. A company that runs a language model for us may word the answer; it then receives your question and nothing else. Questions are counted for a day under the same scrambled form of your internet address.',
  },
  {
    title: 'How to have it deleted',
    text: 'Write to us from the address you used, or name the phone number you gave, and ask us to delete your request. We tell you when it is done.',
  },
] as const

/** What each of the cards is of. */
export const contactCards = { phone: 'Phone', email: 'Email', hours: 'Hours', area: 'Service area' } as const
