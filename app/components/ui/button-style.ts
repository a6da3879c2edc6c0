import { clsx } from 'clsx'

const tones = {
  /** The primary call to action, one per view. */
  action:
    'button-highlight text-ink [--fill:var(--color-poppy)] hover:[--fill:var(--color-poppy-strong)] disabled:cursor-progress disabled:text-ink-soft disabled:[--fill:var(--color-concrete-line)]',
  /** Easy to find without competing with `action`, on a dark background. */
  paper:
    'text-ink [--fill:var(--color-on-deep)] hover:[--fill:var(--color-poppy)]',
  /** Any other button, on a light background. */
  quiet:
    'text-ink [--edge:color-mix(in_oklab,var(--color-ink)_22%,transparent)] [--fill:var(--color-white)] hover:text-water-strong hover:[--edge:var(--color-water)]',
  /** Any other button, on a dark background or a photograph. */
  'on-deep':
    'text-on-deep [--edge:color-mix(in_oklab,var(--color-on-deep)_55%,transparent)] [--fill:color-mix(in_oklab,var(--color-deep)_58%,transparent)] hover:[--edge:var(--color-on-deep)] hover:[--fill:color-mix(in_oklab,var(--color-deep)_80%,transparent)]',
} as const

type ButtonTone = keyof typeof tones

/** Returns the classes of a text button, whether a link or a button. */
export function buttonStyle(tone: ButtonTone, extra?: string): string {
  return clsx('button button-text print:hidden', tones[tone], extra)
}

/** Classes of a button on or next to a video. */
export const onVideoStyle =
  'button grid size-11 place-items-center text-on-deep [--fill:color-mix(in_oklab,var(--color-deep)_70%,transparent)] hover:[--fill:var(--color-deep-raised)]'
