import type { Job } from '~/content/picture'

/**
 * Renders what a pair shows, below it. In columns, styles/gallery.css leaves
 * out what was on the surface and, on phones, what was done about it: the
 * dialog says both.
 */
export function JobCaption({ job: { surface, soil, work } }: { job: Job }) {
  return (
    <p className="gallery-job">
      <span className="gallery-job-surface">{surface}</span>{' '}
      <span className="gallery-job-work">
        <span className="gallery-job-soil">{`${soil} · `}</span>
        {work}
      </span>
    </p>
  )
}
