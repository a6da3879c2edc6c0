import type { ContactPageFile } from '../../../app/content/page-texts.schema.ts'

export const contactPage: ContactPageFile = {
  heading: 'Ask us',
  introduction: 'Call, or write what is dirty. We answer from the truck.',
  areas: {
    heading: '{cities} towns we drive to',
    link: 'All {cities} towns',
  },
  faq: ['method/frost', 'price', 'company/guarantee'],
}
