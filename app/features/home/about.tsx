import { Picture } from '~/components/ui/picture'
import { about, sectionHeadings } from '~/content/home-page-text'
import { homeSections } from '~/content/navigation'
import { IllustrationNote } from '~/features/gallery/illustration-note'

/** Renders who the company is, and its mission on a band over the picture. */
export function About() {
  const { paragraphs, mission, picture } = about
  return (
    <section
      id={homeSections.about}
      tabIndex={-1}
      aria-labelledby="about-title"
      className="about"
    >
      <div className="about-words">
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
        <IllustrationNote pictures={[picture]} className="mt-4" />
      </div>
      <div className="about-picture">
        <Picture
          {...picture}
          fit="cover"
          sizes="(min-width: 64rem) max(50vw, 45rem), (min-width: 40rem) max(100vw, 30rem), max(100vw, 17rem)"
        />
      </div>
      <div className="about-mission">
        <div className="max-w-3xl pr-[calc(var(--slope)*12rem)]">
          <h3 className="text-lg text-water-tint">{mission.heading}</h3>
          <p className="mt-2 font-display text-subtitle leading-[1.08] font-bold text-balance">
            {mission.text}
          </p>
        </div>
      </div>
    </section>
  )
}
