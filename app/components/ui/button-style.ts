import { classNames } from './class-names'

const tones = {
  /** The one call to action of a view. */
  action: 'button-action',
  /** The phone in the header: as easy to find, and no rival to the one above. */
  paper: 'button-paper',
  /** Any other button, on a light ground. */
  quiet: 'button-quiet',
  /** Any other button, on a dark ground or a photograph. */
  'on-deep': 'button-on-deep',
} as const

type ButtonTone = keyof typeof tones

/** The classes of every button with words, be it a link or a button; styles/controls.css draws them. */
export function buttonStyle(tone: ButtonTone, extra?: string): string {
  return classNames('button button-words', tones[tone], extra)
}

/** The classes of a button on a video or beside one. */
export const onVideoStyle =
  'button min-h-11 px-3.5 text-sm font-medium text-on-deep [--fill:color-mix(in_oklab,var(--color-deep)_70%,transparent)] hover:[--fill:var(--color-deep-raised)]'
