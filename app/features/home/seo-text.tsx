import { Icon } from '~/components/ui/icon'
import { accordion } from '~/content/home'

/** The long read on local weather and grime, closed until it is asked for. */
export function SeoText() {
  return (
    <section aria-labelledby="search-text-title" className="page-width py-6 lg:py-8">
      <details className="group border-y border-concrete-line">
        {/* A control, not text to select: placing the selection is a tenth of what a press here takes. */}
        <summary
          style={{ userSelect: 'none' }}
          className="flex cursor-pointer list-none items-center justify-between gap-6 py-4 hover:text-water-strong [&::-webkit-details-marker]:hidden"
        >
          <h2 id="search-text-title" className="text-xl">
            {accordion.heading}
          </h2>
          <Icon
            name="plus"
            className="size-6 shrink-0 text-water transition-transform duration-200 ease-water group-open:rotate-45"
          />
        </summary>
        <div className="gap-x-16 pb-8 lg:columns-2">
          {accordion.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-5 max-w-prose break-inside-avoid text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </details>
    </section>
  )
}
