export const notFoundPage = {
  title: 'Page not found',
  description:
    'This page doesn’t exist or has moved. Return to the home page to find our services, service areas, before-and-after gallery and the free quote form.',
  keywords: '',
  heading: 'Oops! Page not found',
  introduction: 'It washed away, or the address is mistyped.',
}

/** The link of the 404 page, and the figure that spans its picture. */
export const notFoundLabels = {
  home: 'Return to Home',
  figure: '404',
} as const
