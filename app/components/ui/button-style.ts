import { cva } from 'class-variance-authority'

export const buttonStyle = cva('button print:hidden', {
  variants: {
    tone: {
      /** The primary call to action, one per view. */
      action:
        'button-wipe text-ink [--fill-wiped:var(--color-action-bright)] [--fill:var(--color-action)] disabled:cursor-progress',
      /** In the header: easy to find without competing with `action`. */
      paper:
        'text-ink [--fill:var(--color-on-deep)] hover:[--fill:var(--color-action)]',
      /** Any other button, on a light background. */
      quiet:
        'text-ink [--edge:color-mix(in_oklab,var(--color-ink)_22%,transparent)] [--fill:var(--color-white)] hover:text-accent-strong hover:[--edge:var(--color-accent)]',
      /** Any other button, on a dark background or a photograph. */
      'on-deep':
        'text-on-deep [--edge:color-mix(in_oklab,var(--color-on-deep)_55%,transparent)] [--fill:color-mix(in_oklab,var(--color-deep)_58%,transparent)] hover:[--edge:var(--color-on-deep)] hover:[--fill:color-mix(in_oklab,var(--color-deep)_80%,transparent)]',
      'on-video':
        'text-on-deep [--fill:color-mix(in_oklab,var(--color-deep)_70%,transparent)] hover:[--fill:var(--color-deep-raised)]',
      chat: 'text-accent-strong [--edge:color-mix(in_oklab,var(--color-accent)_40%,transparent)] hover:[--edge:var(--color-accent)] hover:[--fill:var(--color-accent-tint)]',
    },
    size: {
      text: 'button-text',
      header: 'button-text min-h-11 px-4 py-2',
      chip: 'inline-flex min-h-11 items-center px-4 text-sm font-semibold',
      filter:
        'grid min-h-12 items-center px-3.5 font-semibold whitespace-nowrap',
      icon: 'grid shrink-0 place-items-center',
    },
  },
  defaultVariants: { size: 'text' },
})
