import type { ReactNode } from 'react'

interface MessagePageProps {
  label: string
  heading: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** A page that has only one thing to say. */
export function MessagePage({ label, heading, text, children }: MessagePageProps) {
  return (
    <section className="on-deep swipe-edge bg-deep text-on-deep">
      <div className="page-width grid min-h-[70vh] content-center gap-5 py-20">
        <p className="font-display text-title font-bold text-water-bright">{label}</p>
        <h1 className="text-title">{heading}</h1>
        <p className="max-w-prose text-lead text-on-deep-soft">{text}</p>
        <div className="mt-3 flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}
