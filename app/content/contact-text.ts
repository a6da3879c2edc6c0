import { serviceAreas } from './cities/city.ts'
import { inWords, inWordsAtFirst } from './number-words.ts'

const places = inWords(serviceAreas.length)

export const contactHeadings = {
  areas: `${inWordsAtFirst(serviceAreas.length)} cities and communities we serve`,
  faq: 'Asked before you ask',
  address: 'Where we start from',
  privacy: 'What happens to your details',
}

export const serviceAreaCard = {
  text: `Greater Sacramento and Sacramento County, ${places} cities and communities in all.`,
  link: `See all ${places}`,
}

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
    text: `Your ${typed.join(', your ')} and the time you sent them. They are stored in our database and mailed to us, so that we can answer you and quote for the work. Nothing else is asked. To keep junk out, the form sees how quickly it was filled in, and a scrambled form of your internet address, from which the address cannot be read, is kept for about a day.`,
  }
}

const otherNotices = [
  {
    title: 'Who sees it',
    text: 'We do, and the companies that run our database and our mail for us. We do not sell your details, rent them or hand them to anyone who wants to advertise to you.',
  },
  {
    title: 'What others learn',
    text: 'This site sets no advertising cookies. The map is loaded from OpenStreetMap only after you press its button; until then its makers do not know that you are here. Reviews from Google Maps are fetched by our own server, without pictures, so Google learns nothing of you until you follow a link there.',
  },
  {
    title: 'What the assistant does',
    text: 'It answers from our own texts, and we do not keep what you ask it. A company that runs a language model for us may put the answer into words; it then receives your question, and nothing else about you. So that nobody floods it, questions are counted for a day under the same scrambled form of your internet address.',
  },
  {
    title: 'How to have it deleted',
    text: 'Write to us from the address you used, or name the phone number you gave, and ask us to delete your request. We remove it and tell you when it is done.',
  },
] as const
