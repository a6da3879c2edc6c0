import { epoxyInstallTime } from './epoxy-services.ts'
import { titledTexts } from './services/service.ts'

export const epoxyBenefits = titledTexts({
  'Stands up to cars':
    'Because we grind the slab first, the coating locks into the concrete and stands up to hot tires, jacks and dropped tools.',
  'Wipes clean':
    'Oil, paint and battery drips stay on the surface until you wipe them off, and the floor no longer sheds dust.',
  'Grip underfoot':
    'Color flakes and a fine aggregate in the top coat keep a wet floor from turning slick.',
  'Done quickly': `${epoxyInstallTime}, from grinding to the last coat. Then it cures before you park on it.`,
})

export const epoxyHeadings = {
  benefits: 'Why coat your floor',
  services: 'Garages and patios',
  process: 'How we install it',
}

/** Label of the hero's button. */
export const epoxyQuote = 'Get Free Quote'

export const epoxyClosing = {
  heading: 'Tell us about your floor',
  text: 'We’ll call, ask how big it is, what’s on it now and what you’ll use it for, then come look before we give you a price.',
  link: 'Request a call',
}

export const epoxyProcess = titledTexts({
  'Surface Preparation':
    'We draw oil spots out with degreaser, grind the slab with diamond tooling to open its pores, fill cracks and check the concrete for moisture. A coating holds only as well as the prep under it.',
  'Primer Application':
    'A thin primer soaks into the ground concrete, seals its pores against air bubbles and gives the coating something to bond to.',
  'Epoxy Coating':
    'The color coat goes on in the cool part of the day, because epoxy sets fast in summer heat. Flakes are broadcast while it’s wet, and a clear top coat locks them down.',
  'Final Inspection':
    'We go over edges, corners and the door line with you in good light, and leave you written times for walking and parking on it.',
})
