import type { ContactPageFile } from '../../app/content/page-texts.schema.ts'

export const contactPage: ContactPageFile = {
  heading: 'Talk to us',
  introduction:
    'Call now, or send the form and we’ll call you. We’ll ask what needs cleaning and where. Photos help: add them once the form is sent.',
  areas: {
    heading: '{cities} cities and communities we serve',
    link: 'See all {cities} communities',
  },
  /** Answers of the assistant, by their ids. */
  faq: [
    'method/at-home',
    'method/pets',
    'method/plants',
    'method/rain',
    'price',
    'company/reply',
    'company/guarantee',
    'method/stains',
  ],
}
