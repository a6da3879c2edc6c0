import { contactFaq, type FaqEntry } from './faq.ts'
import type { Picture } from './picture.ts'
import { firstPicture, mainService, services } from './services/services.ts'

/** Content of the contact page that comes from texts of other pages. */
export interface ContactPageContent {
  faq: readonly FaqEntry[]
  heroPicture: Picture | undefined
}

export const contactPageContent: ContactPageContent = {
  faq: contactFaq,
  heroPicture: firstPicture([mainService, ...services]),
}
