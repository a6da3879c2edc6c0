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
      className="pt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,42rem)_minmax(0,34rem)_minmax(0,1fr)] lg:pt-14"
    >
      <div className="mx-5 max-w-152 lg:col-start-2 lg:self-center lg:pb-28 xl:ml-0">
        <h2 id={titleId} className="text-title">
          {sectionHeadings.about}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-3.5 max-w-prose text-ink-soft sm:text-lead">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="lean-left mt-5 h-32 overflow-hidden [--run:1.13rem] sm:h-80 sm:[--run:2.8rem] lg:col-span-2 lg:mt-0 lg:h-112 lg:[--run:3.94rem]">
        <Picture
          {...picture}
          fit="cover"
          sizes="(min-width: 64rem) max(50vw, 45rem), (min-width: 40rem) max(100vw, 30rem), max(100vw, 17rem)"
        />
      </div>
      <div className="lean-right relative -mt-8 mr-5 bg-water px-5 py-7 text-white sm:-mt-16 sm:mr-16 lg:col-start-1 lg:col-end-4 lg:-mt-24 lg:mr-24 lg:py-8 lg:pl-gutter">
        <div className="max-w-3xl pr-[calc(tan(var(--lean))*12rem)]">
          <h3 className="text-lg text-water-tint">{mission.heading}</h3>
          <p className="mt-2 font-display text-subtitle leading-[1.08] font-bold text-balance">
            {mission.text}
          </p>
        </div>
      </div>
    </section>
  )
}
