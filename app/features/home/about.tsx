import { Picture } from '~/components/ui/picture'
import { about, sectionHeadings } from '~/content/home'
import { homeSections } from '~/content/navigation'

const titleId = `${homeSections.about}-title`

/** Who comes to the house, and what they are after. */
export function About() {
  const { paragraphs, mission, picture } = about
  return (
    <section
      id={homeSections.about}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="pt-section lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)_minmax(0,38rem)_minmax(0,1fr)]"
    >
      <div className="mx-5 max-w-136 lg:col-start-2 lg:self-center lg:pb-36 xl:ml-0">
        <h2 id={titleId} className="text-title">
          {sectionHeadings.about}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-prose text-lead text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="lean-left mt-10 h-72 overflow-hidden [--run:2.5rem] sm:h-104 sm:[--run:3.65rem] lg:col-span-2 lg:mt-0 lg:h-152 lg:[--run:5.35rem]">
        <Picture
          {...picture}
          fit="cover"
          sizes="(min-width: 64rem) max(50vw, 57rem), (min-width: 40rem) max(100vw, 39rem), max(100vw, 27rem)"
        />
      </div>
      <div className="lean-right relative -mt-12 mr-5 bg-water px-5 py-10 text-white sm:-mt-16 sm:mr-16 sm:py-12 lg:col-start-1 lg:col-end-4 lg:-mt-32 lg:mr-24 lg:py-14 lg:pl-gutter">
        <div className="max-w-3xl pr-[calc(tan(var(--lean))*16rem)]">
          <h3 className="text-lg text-water-tint">{mission.heading}</h3>
          <p className="mt-3 font-display text-subtitle leading-[1.08] font-bold text-balance">
            {mission.text}
          </p>
        </div>
      </div>
    </section>
  )
}
