import { Accordion } from '~/components/ui/accordion'
import { accordion } from '~/content/home-page-text'

export function SearchText() {
  if (!accordion) return null
  return (
    <section
      aria-labelledby="search-text-title"
      className="page-width pt-10 lg:pt-14"
    >
      <Accordion
        heading={
          <h2 id="search-text-title" className="text-heading">
            {accordion.heading}
          </h2>
        }
      >
        <div className="gap-x-16 pb-3 lg:columns-2">
          {accordion.paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="mb-5 max-w-prose break-inside-avoid text-ink-soft"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </Accordion>
    </section>
  )
}
