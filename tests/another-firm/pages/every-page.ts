import type { EveryPageFile } from '../../../app/content/page-texts.schema.ts'

export const everyPage: EveryPageFile = {
  footer: '{yearsInBusiness} in {region}. {licensedBondedInsured}.',
  quote: {
    introduction: 'Tell us your {fields}. {sameDayResponse.sentence}',
    steps: [
      'We’ll call and ask what is dirty.',
      'We’ll look at it, or at the photos you add.',
      'You’ll get a price in writing.',
    ],
  },
  closing: {
    heading: 'What shall we wash?',
    text: 'Pick one, or send us your {fields}. Looking costs nothing.',
  },
}
