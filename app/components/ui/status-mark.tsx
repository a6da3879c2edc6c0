import { clsx } from 'clsx'

const marks = {
  success: { ground: 'bg-success', path: 'm7.5 12.5 3 3 6-6.5' },
  danger: { ground: 'bg-danger', path: 'M12 7v6m0 3.5v.01' },
}

interface StatusMarkProps {
  tone: keyof typeof marks
  className?: string
}

/** A check or an exclamation mark, beside words that say the same. */
export function StatusMark({ tone, className = 'size-6' }: StatusMarkProps) {
  const { ground, path } = marks[tone]
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={clsx('shrink-0 rounded-full text-white', ground, className)}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
