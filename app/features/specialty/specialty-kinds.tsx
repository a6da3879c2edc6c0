import { Picture } from '~/components/ui/picture'
import type { SpecialtyPageContent } from '~/content/specialties/specialty-page-content'
import { IllustrationNote } from '~/features/gallery/illustration-note'

type SpecialtyKindsProps = Pick<SpecialtyPageContent, 'kinds' | 'choices'>

export function SpecialtyKinds({ kinds, choices }: SpecialtyKindsProps) {
  const images = kinds.items.map(({ image }) => image)
  if (choices) images.push(choices.image)
  return (
    <section className="bg-ground-shade pt-12 pb-14 lg:pt-20 lg:pb-20">
      <div className="page-width">
        <h2 className="text-title">{kinds.heading}</h2>
        <ul className="mt-8 grid gap-6 lg:mt-10 lg:grid-cols-2 lg:gap-8">
          {kinds.items.map((kind) => (
            <li
              key={kind.title}
              className="group overflow-hidden rounded-card bg-white shadow-card"
            >
              <Kind kind={kind} />
            </li>
          ))}
        </ul>
        {choices && <Choices choices={choices} />}
        <IllustrationNote pictures={images} className="mt-6" />
      </div>
    </section>
  )
}

interface KindProps {
  kind: SpecialtyPageContent['kinds']['items'][number]
}

function Kind({ kind }: KindProps) {
  const { title, text, features, image } = kind
  return (
    <>
      <div className="aspect-16/9 overflow-hidden [--slant:1.5rem] slant-foot">
        <Picture
          {...image}
          fit="cover"
          sizes="(min-width: 64rem) min(50vw - 2.25rem, 37rem), calc(100vw - 2.5rem)"
          className="transition-transform duration-300 ease-wash group-hover:scale-[1.03]"
        />
      </div>
      <div className="p-6 sm:p-9">
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

interface ChoicesProps {
  choices: NonNullable<SpecialtyPageContent['choices']>
}

function Choices({ choices }: ChoicesProps) {
  const { heading, names, image } = choices
  return (
    <figure className="mt-10 lg:mt-14">
      <figcaption className="font-display text-remark font-bold">
        {heading}
      </figcaption>
      <div className="mt-5 aspect-5/2 overflow-hidden rounded-card sm:aspect-5/1">
        <Picture
          {...image}
          fit="cover"
          sizes="(min-width: 80rem) 76rem, calc(100vw - 2.5rem)"
        />
      </div>
      <ul className="mt-3 grid auto-cols-fr grid-flow-col gap-2 leading-tight font-medium max-sm:text-sm">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </figure>
  )
}
