import { epoxyInstallTime } from './epoxy-services.ts'
import type { TitledText } from './services/service.ts'

export const epoxyBenefits: readonly TitledText[] = [
  {
    title: 'Stands up to cars',
    text: 'Because we grind the slab first, the coating locks into the concrete and stands up to hot tires, jacks and dropped tools.',
  },
  {
    title: 'Wipes clean',
    text: 'Oil, paint and battery drips stay on the surface until you wipe them off, and the floor no longer sheds dust.',
  },
  {
    title: 'Grip underfoot',
    text: 'Color flakes and a fine aggregate in the top coat keep a wet floor from turning slick.',
  },
  {
    title: 'Done quickly',
    text: `${epoxyInstallTime}, from grinding to the last coat. You can usually walk on it the next day. Parking takes a few days more.`,
  },
]

export const epoxyHeadings = {
  benefits: 'Why coat your floor',
  services: 'Garages and patios',
  process: 'How we install it',
}

/** Label of the hero's button. */
export const epoxyQuote = 'Get Free Quote'

/** Beside the page's own form. */
export const epoxyClosing = {
  heading: 'Tell us about your floor',
  text: 'We’ll call, ask how big it is, what’s on it now and what you’ll use it for, then come look before we give you a price.',
  formTitle: 'Get a free epoxy floor quote',
}

export const epoxyProcess: readonly TitledText[] = [
  {
    title: 'Surface preparation',
    text: 'We draw oil spots out with degreaser, grind the slab with diamond tooling to open its pores, fill cracks and check the concrete for moisture. A coating holds only as well as the prep under it.',
  },
  {
    title: 'Primer application',
    text: 'A thin primer soaks into the ground concrete, seals its pores against air bubbles and gives the coating something to bond to.',
  },
  {
    title: 'Epoxy coating',
    text: 'The color coat goes on in the cool part of the day, because epoxy sets fast in summer heat. Flakes are broadcast while it’s wet, and a clear top coat locks them down.',
  },
  {
    title: 'Final inspection',
    text: 'We go over edges, corners and the door line with you in good light, and leave you written times for walking and parking on it.',
  },
]
