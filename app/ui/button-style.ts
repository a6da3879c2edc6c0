import { classNames } from './class-names'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full px-6 py-3 text-center font-semibold ' +
  'leading-tight transition-[background-color,color,border-color,transform,box-shadow] duration-200 ease-water ' +
  'active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60'

const tones = {
  /** The one call to action of a view. */
  action: 'bg-poppy text-ink shadow-card hover:bg-poppy-strong',
  /** Anything else to press, on a light ground. */
  quiet: 'border-2 border-ink/15 bg-white text-ink hover:border-water hover:text-water-strong',
  /** Anything else to press, on a dark ground or a photograph. */
  'on-deep': 'border-2 border-on-deep/40 text-on-deep hover:border-on-deep hover:bg-on-deep/10',
} as const

export type ButtonTone = keyof typeof tones

/** Looks of everything that is pressed, be it a button or a link. */
export function buttonStyle(tone: ButtonTone, extra?: string): string {
  return classNames(base, tones[tone], extra)
}
