/** The icons in use, top to bottom in their sprite: Lucide's, then marks of networks. After a change: `npm run icons`. */
export const iconNames = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'chevrons-left-right',
  'external-link',
  'menu',
  'message-circle',
  'pause',
  'phone',
  'play',
  'plus',
  'x',
  'instagram',
  'facebook',
  'tiktok',
  'linkedin',
] as const

export type IconName = (typeof iconNames)[number]
