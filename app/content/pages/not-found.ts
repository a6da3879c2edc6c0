import type { PageText } from '../page-texts.ts'

export const notFoundPage: PageText = {
  title: 'Page not found',
  description:
    'This page does not exist or has moved. Return to the home page to find our services, service areas, before-and-after gallery and the free quote form.',
  keywords: [],
  heading: 'Oops! Page not found',
  introduction: 'The address may be mistyped, or the page has moved.',
}
