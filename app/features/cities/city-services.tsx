import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { LinkArrow } from '~/components/ui/icon'
import { Picture } from '~/components/ui/picture'
import { densePhone } from '~/components/ui/picture-sizes'
import { cityHeadings } from '~/content/cities/city-headings'
import type {
  CityPageContent,
  LocalServiceContent,
} from '~/content/cities/city-page-content'

export function CityServices({
  city: { name },
  localServices,
}: Pick<CityPageContent, 'city' | 'localServices'>) {
  if (localServices.length === 0) return null
  return (
    <section aria-labelledby="local-services-title">
      <h2 id="local-services-title" className="text-title">
        {cityHeadings.services(name)}
      </h2>
      <ul className="mt-6 grid gap-y-6 sm:gap-y-7 lg:mt-8">
        {localServices.map((service, index) => (
          <LocalService key={service.id} {...service} isLarge={index === 0} />
        ))}
      </ul>
    </section>
  )
}

const thumbnailSizes = `(min-width: 40rem) 12rem, ${densePhone} 5.9rem, 8.7rem`

/** As wide as the column, except on phones. */
const largeSizes = [
  '(min-width: 64rem) calc(100vw - 33rem)',
  '(min-width: 40rem) calc(100vw - 2.5rem)',
  thumbnailSizes,
].join(', ')

interface LocalServiceProps extends LocalServiceContent {
  /** The most requested one. On phones, a row like the others. */
  isLarge: boolean
}

function LocalService({ id, title, reason, pair, isLarge }: LocalServiceProps) {
  return (
    <li
      className={clsx(
        'group relative grid items-start gap-x-4 gap-y-3',
        pair && 'min-[20rem]:grid-cols-[6.5rem_minmax(0,1fr)]',
        isLarge
          ? 'sm:grid-cols-1 sm:gap-y-5'
          : 'border-t border-ground-line pt-6 sm:gap-x-7 sm:pt-7',
        pair && !isLarge && 'sm:grid-cols-[12rem_minmax(0,1fr)]',
      )}
    >
      {pair && (
        <div
          className={clsx(
            'aspect-square overflow-hidden [--run:14%] lean-right',
            isLarge
              ? 'sm:aspect-2/1 sm:[--run:7%]'
              : 'sm:aspect-4/3 sm:[--run:10.5%]',
          )}
        >
          <Picture
            {...pair}
            alt=""
            fit="cover"
            sizes={isLarge ? largeSizes : thumbnailSizes}
            className="transition-transform duration-300 ease-wash group-hover:scale-[1.03]"
          />
        </div>
      )}
      <div>
        <h3 className={clsx('text-heading', isLarge && 'sm:text-subtitle')}>
          <Link
            to="/services"
            search={{ tab: id }}
            className="flex items-center justify-between gap-3 transition-colors duration-150 group-hover:text-accent-strong after:absolute after:inset-0"
          >
            {title}
            <LinkArrow className="shrink-0 text-accent" />
          </Link>
        </h3>
        <p className="mt-1.5 max-w-[52ch] text-ink-soft sm:mt-2">{reason}</p>
      </div>
    </li>
  )
}
