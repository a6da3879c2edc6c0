import { ctaTexts, free } from './cta-text.ts'
import { footerPages } from './navigation.ts'
import { footerServices, serviceNames } from './services/service-index.ts'

export const notFoundPage = {
  title: 'Page not found',
  description: `This page doesn’t exist or has moved. Return to the home page to find our services, service areas, before-and-after gallery and the ${free}quote form.`,
  keywords: '',
  heading: 'Oops! Page not found',
  introduction: 'It washed away, or the address is mistyped.',
}

/** The link of the 404 page, and the figure that spans its picture. */
export const notFoundLabels = {
  home: 'Return to Home',
  figure: '404',
} as const

const [service = serviceNames[0]] = footerServices
const [page] = footerPages

/** What most visitors look for. */
export const notFoundLinks = {
  heading: 'Or go straight to',
  quote: ctaTexts.quote,
  service,
  /** The gallery, or what else there is. */
  page,
} as const
