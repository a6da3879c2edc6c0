import { classNames } from './class-names'

const base =
  'button inline-flex min-h-12 items-center justify-center gap-2.5 px-6 py-3 text-center wrap-break-word max-w-full leading-tight font-semibold'

const tones = {
  /** The one call to action of a view. */
  action: 'button-action text-ink disabled:text-ink-soft',
  /** The phone in the header: as easy to find, and no rival to the one above. */
  paper: 'button-paper text-ink',
  /** Anything else to press, on a light ground. */
  quiet: 'button-quiet text-ink hover:text-water-strong',
  /** Anything else to press, on a dark ground or a photograph. */
  'on-deep': 'button-on-deep text-on-deep',
} as const

type ButtonTone = keyof typeof tones

/** Looks of everything that is pressed, be it a button or a link: styles/buttons.css draws them. */
export function buttonStyle(tone: ButtonTone, extra?: string): string {
  return classNames(base, tones[tone], extra)
}

/** How a button looks that lies on a video or beside one. */
export const onVideoStyle =
  'min-h-11 rounded-field bg-deep/70 px-3.5 text-sm font-medium text-on-deep transition-colors duration-150 hover:bg-deep-raised'
