import { classNames } from './class-names'

const base =
  'button inline-flex min-h-12 items-center justify-center gap-2.5 px-6 py-3 text-center wrap-break-word max-w-full leading-tight font-semibold'

/** The ground of a quiet button. */
export const quietFill =
  '[--edge:color-mix(in_oklab,var(--color-ink)_22%,transparent)] [--fill:var(--color-white)] hover:[--edge:var(--color-water)]'

/** The ground and the letters of a button on deep water. */
export const onDeepFill =
  'text-on-deep [--edge:color-mix(in_oklab,var(--color-on-deep)_55%,transparent)] [--fill:color-mix(in_oklab,var(--color-deep)_30%,transparent)] ' +
  'hover:[--edge:var(--color-on-deep)] hover:[--fill:color-mix(in_oklab,var(--color-deep)_70%,transparent)]'

const tones = {
  /** The one call to action of a view. */
  action: 'button-action text-ink disabled:text-ink-soft',
  /** The phone in the header: as easy to find, and no rival to the one above. */
  paper: 'text-ink [--fill:var(--color-on-deep)] hover:[--fill:var(--color-poppy)]',
  /** Any other button, on a light ground. */
  quiet: `${quietFill} text-ink hover:text-water-strong`,
  /** Any other button, on a dark ground or a photograph. */
  'on-deep': onDeepFill,
} as const

type ButtonTone = keyof typeof tones

/** The classes of every button, be it a link or a button; styles/controls.css draws their shape. */
export function buttonStyle(tone: ButtonTone, extra?: string): string {
  return classNames(base, tones[tone], extra)
}

/** The classes of a button on a video or beside one. */
export const onVideoStyle =
  'button min-h-11 px-3.5 text-sm font-medium text-on-deep [--fill:color-mix(in_oklab,var(--color-deep)_70%,transparent)] hover:[--fill:var(--color-deep-raised)]'
