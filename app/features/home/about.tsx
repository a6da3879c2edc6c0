import { Picture } from '~/components/ui/picture'
import { about, sectionHeadings } from '~/content/home-page-text'
import { homeSections } from '~/content/navigation'
import { IllustrationNote } from '~/features/gallery/illustration-note'

export function About() {
  const { paragraphs, mission, picture } = about
  return (
    <section
      id={homeSections.about}
      tabIndex={-1}
      aria-labelledby="about-title"
      className="pt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,42rem)_minmax(0,34rem)_minmax(0,1fr)] lg:pt-14"
    >
      <div className="mx-5 max-w-152 lg:col-start-2 lg:self-center lg:pb-12 xl:ml-0">
        <h2 id="about-title" className="text-title">
          {sectionHeadings.about}
        </h2>
        {paragraphs.map((paragraph) => (
          <p
            key={paragraph}
            className="mt-3.5 max-w-prose text-ink-soft sm:text-lead"
          >
            {paragraph}
          </p>
        ))}
      </div>
      {/* Stacked, it ends under the mission, so that no line shows between them. */}
      <div className="relative mt-5 -mb-px h-(--height) overflow-hidden [--height:15rem] [--run:calc(var(--slope)*var(--height))] lean-left sm:[--height:20rem] lg:z-1 lg:col-span-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:mb-0 lg:self-end lg:[--height:37rem]">
        <Picture
          {...picture}
          fit="cover"
          className="lg:[--crop-x:20%]"
          sizes="(min-width: 64rem) max(50vw, 45rem), (min-width: 40rem) max(100vw, 30rem), max(100vw, 17rem)"
        />
        <IllustrationNote
          pictures={[picture]}
          className="absolute right-0 bottom-0 bg-deep/75 px-3 py-1.5 text-on-deep"
        />
      </div>
      {/* On wide windows it ends behind the picture, whose edge is slanted. */}
      <div className="relative bg-accent px-5 py-7 text-white lg:col-start-1 lg:col-end-3 lg:row-start-2 lg:-mr-20 lg:self-end lg:py-8 lg:pr-24 lg:pl-gutter">
        <div className="max-w-3xl">
          <h3 className="text-lg text-accent-tint">{mission.heading}</h3>
          <p className="mt-2 font-display text-subtitle leading-[1.08] font-bold text-balance">
            {mission.text}
          </p>
        </div>
      </div>
    </section>
  )
}
