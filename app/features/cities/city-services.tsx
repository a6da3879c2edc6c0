import { Link } from '@tanstack/react-router'

import { LinkArrow } from '~/components/ui/icon'
import { Picture } from '~/components/ui/picture'
import { densePhone } from '~/components/ui/picture-sizes'
import { cityHeadings } from '~/content/cities/city-headings'
import type {
  CityPageContent,
  LocalServiceContent,
} from '~/content/cities/city-page-content'

/** Renders the most requested services of a city and why they are needed. */
export function CityServices({
  city: { name },
  localServices,
}: Pick<CityPageContent, 'city' | 'localServices'>) {
  return (
    <section aria-labelledby="local-services-title">
      <h2 id="local-services-title" className="text-title">
        {cityHeadings.services(name)}
      </h2>
      <ul className="mt-6 grid gap-y-7 lg:mt-8">
        {localServices.map((service, index) => (
          <LocalService key={service.id} {...service} first={index === 0} />
        ))}
      </ul>
    </section>
  )
}

// `--run` is 14% of the height, expressed in percent of the width: 7% at 2:1
// and 10.5% at 4:3.
const variants = {
  first: {
    item: 'grid content-start gap-5',
    frame: 'aspect-2/1 -ml-5 lean-right [--run:7%] sm:ml-0',
    words: '',
    title: 'text-subtitle font-bold',
    sizes: '(min-width: 64rem) calc(100vw - 33rem), calc(100vw - 1.25rem)',
  },
  other: {
    item: 'city-service-row',
    frame: 'aspect-4/3 lean-both [--run:10.5%]',
    // On phones, the title is next to the picture and the reason below both.
    words: 'max-sm:contents',
    title: 'text-heading',
    sizes: `(min-width: 40rem) 12rem, ${densePhone} 6.7rem, (min-width: 19rem) 10rem, 100vw`,
  },
}

function LocalService({
  id,
  title,
  reason,
  pair,
  first,
}: LocalServiceContent & { first: boolean }) {
  const {
    item,
    frame,
    words,
    title: titleClass,
    sizes,
  } = variants[first ? 'first' : 'other']
  return (
    <li className={`group relative ${item}`}>
      <div className={`overflow-hidden ${frame}`}>
        <Picture
          {...pair}
          alt=""
          fit="cover"
          sizes={sizes}
          className="transition-transform duration-300 ease-water group-hover:scale-[1.03]"
        />
      </div>
      <div className={words}>
        <h3 className={titleClass}>
          <Link
            to="/services"
            search={{ tab: id }}
            className="city-service-link"
          >
            {title}
            <LinkArrow className="shrink-0 text-water" />
          </Link>
        </h3>
        <p className="col-span-full mt-2 max-w-[52ch] text-ink-soft">
          {reason}
        </p>
      </div>
    </li>
  )
}
