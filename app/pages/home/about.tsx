import { about, sectionHeadings } from '~/content/home-text'
import { homeSections } from '~/content/navigation'

const titleId = `${homeSections.about}-title`

/** Who comes to the house, and what they are after. */
export function About() {
  const { paragraphs, mission } = about
  return (
    <section
      id={homeSections.about}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="page-width section-space grid gap-12 lg:grid-cols-2 lg:items-center lg:gap-20"
    >
      <div>
        <h2 id={titleId} className="text-title">
          {sectionHeadings.about}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-prose text-lead text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="bg-water p-8 pb-20 text-white [clip-path:polygon(0_0,100%_0,100%_calc(100%-4rem),0_100%)] sm:p-12 sm:pb-24">
        <h3 className="text-heading text-water-tint">{mission.heading}</h3>
        <p className="mt-5 font-display text-[clamp(1.5rem,1rem+1.7vw,2.4rem)] leading-[1.2] font-semibold tracking-tight">
          {mission.text}
        </p>
      </div>
    </section>
  )
}
