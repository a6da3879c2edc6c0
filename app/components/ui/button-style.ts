import { clsx } from 'clsx'

const tones = {
  /** The primary call to action, one per view. */
  action: 'button-action',
  /**
   * The phone link in the header: easy to find without competing with `action`.
   */
  paper: 'button-paper',
  /** Any other button, on a light background. */
  quiet: 'button-quiet',
  /** Any other button, on a dark background or a photograph. */
  'on-deep': 'button-on-deep',
} as const

type ButtonTone = keyof typeof tones

/**
 * Returns the classes of a text button, whether a link or a button. Styled in
 * styles/buttons.css.
 */
export function buttonStyle(tone: ButtonTone, extra?: string): string {
  return clsx('button button-words', tones[tone], extra)
}

/** Classes of a button on or next to a video. */
export const onVideoStyle = 'button button-on-video'
