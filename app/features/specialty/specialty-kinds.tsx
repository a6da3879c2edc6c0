import { Picture } from '~/components/ui/picture'
import type { SpecialtyPageContent } from '~/content/specialties/specialty-page-content'
import { IllustrationNote } from '~/features/gallery/illustration-note'

type Kinds = NonNullable<SpecialtyPageContent['kinds']>

export function SpecialtyKinds({ heading, items }: Kinds) {
  return (
    <section className="bg-ground-shade pt-12 pb-14 lg:pt-20 lg:pb-20">
      <div className="page-width">
        <h2 className="text-title">{heading}</h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:mt-10 lg:gap-8">
          {items.map((kind) => (
            <li
              key={kind.title}
              className="group overflow-hidden rounded-card bg-white shadow-card"
            >
              <Kind kind={kind} />
            </li>
          ))}
        </ul>
        <IllustrationNote
          pictures={items.map(({ image }) => image)}
          className="mt-6"
        />
      </div>
    </section>
  )
}

interface KindProps {
  kind: Kinds['items'][number]
}

function Kind({ kind }: KindProps) {
  const { title, text, features, image } = kind
  return (
    <>
      <div className="aspect-16/9 overflow-hidden [--slant:1.5rem] slant-foot">
        <Picture
          {...image}
          fit="cover"
          sizes="(min-width: 48rem) min(50vw - 2rem, 37rem), calc(100vw - 2.5rem)"
          className="transition-transform duration-300 ease-wash group-hover:scale-[1.03]"
        />
      </div>
      <div className="p-6 sm:max-md:p-9 lg:p-9">
        <h3 className="text-remark">{title}</h3>
        <p className="mt-3 text-lead text-ink-soft">{text}</p>
        <ul className="mt-6 grid gap-3.5 text-lg font-medium">
          {features.map((feature) => (
            <li
              key={feature}
              className="stroke-mark pl-9 [--stroke-color:var(--color-accent)]"
            >
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
