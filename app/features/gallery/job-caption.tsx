import type { Job } from '~/content/pair.schema'

interface JobCaptionProps {
  job: Job
  /** Leaves out what the dialog says too. */
  isBrief: boolean
}

export function JobCaption({ job, isBrief }: JobCaptionProps) {
  const { surface, soil, work } = job
  return (
    <p className="mt-1.5 text-sm leading-snug text-ink-soft">
      <span className="block font-semibold text-ink">{surface}</span>{' '}
      <span className="block first-letter:uppercase">
        {isBrief ? work : `${soil}\u00a0· ${work}`}
      </span>
    </p>
  )
}
