import type { Job } from '~/content/picture'

/**
 * Renders what a pair shows, such as `Lap siding · green algae · soft wash`.
 * Where there is little room, styles/gallery.css hides all but the surface.
 */
export function JobLine({ job: { surface, soil, work } }: { job: Job }) {
  return (
    <>
      <span className="gallery-job-surface">{surface}</span>
      <span className="gallery-job-rest">{` · ${soil} · ${work}`}</span>
    </>
  )
}
