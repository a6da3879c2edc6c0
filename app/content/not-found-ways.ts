/** The ways on from an address that leads nowhere. Apart from its other texts: they are known to every page. */
export const notFoundWays = {
  home: 'Return to Home',
  services: 'Services, from here',
  figure: '404',
} as const
