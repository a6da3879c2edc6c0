/** The line icons of Lucide in use, top to bottom in their sprite. After a change: `npm run icons`. */
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
] as const

export type IconName = (typeof iconNames)[number]
