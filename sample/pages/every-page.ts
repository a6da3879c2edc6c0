import type { EveryPageFile } from '../../app/content/page-texts.schema.ts'

/** Texts that several pages share. */
export const everyPage: EveryPageFile = {
  footer: '{yearsInBusiness} in {region}. {licensedBondedInsured}.',
  quote: {
    introduction: '{sameDayResponse.sentence}',
    /** What happens once the form is sent. */
    steps: [
      'We’ll call to ask what needs cleaning and where.',
      'We’ll take a look, at your place or in the photos you add.',
      'You’ll get a free quote, with no obligation.',
    ],
  },
  /** The last section of pages that do not end with the contact details. */
  closing: {
    heading: 'What can we clean for you?',
    text: 'Pick one to see how we do it, or send us your {fields} and tell us when we call. The estimate is free.',
  },
}
