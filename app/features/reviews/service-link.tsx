import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { LinkArrow } from '~/components/ui/icon'
import { Picture } from '~/components/ui/picture'
import { phoneWidth } from '~/components/ui/picture-sizes'
import { washableStyle } from '~/components/ui/washable-style'
import type { ReviewedServiceLink } from '~/content/reviews-page-content'
import { isSpecialtySlug } from '~/content/specialties/specialty-index'

interface ServiceLinkProps {
  service: ReviewedServiceLink
}

const layouts = {
  usual: {
    link: '',
    picture: 'xl:group-not-first:lean-both',
    words: '',
    sizes: '(min-width: 48rem) 12rem, 9rem',
  },
  /** A large picture with the words on a plate. */
  wide: {
    link: 'md:relative md:min-h-64 md:items-end md:justify-end md:p-5 lg:min-h-72',
    picture:
      'md:absolute md:inset-0 md:h-auto md:w-full md:max-w-none md:lean-left md:[--run:calc(var(--slope)*18rem)]',
    words:
      'md:lean-ground md:relative md:px-5 md:pt-2 md:pb-3 md:text-ink md:before:border-b-[0.25rem] md:before:border-action md:before:bg-white',
    sizes: '(min-width: 48rem) 38rem, 9rem',
  },
}

export function ServiceLink({
  service,
  layout,
}: ServiceLinkProps & { layout: keyof typeof layouts }) {
  const { name, image } = service
  const styles = layouts[layout]
  return (
    <LinkTo
      service={service}
      className={clsx(
        'flex items-center gap-4 pr-4 font-semibold text-accent-strong ring-within hover:text-ink not-first:max-xl:border-t not-first:max-xl:border-ground-line',
        styles.link,
      )}
    >
      <span
        className={clsx(
          'h-16 w-[27%] max-w-36 shrink-0 [--run:calc(var(--slope)*4rem)] lean-right max-[18rem]:hidden sm:h-24 sm:w-[30%] sm:[--run:calc(var(--slope)*6rem)]',
          styles.picture,
        )}
      >
        <Picture {...image} fit="cover" sizes={styles.sizes} />
      </span>
      <span className={clsx('flex min-w-0 items-center gap-3', styles.words)}>
        <span className="min-w-0 wrap-anywhere underline decoration-2 underline-offset-4">
          {name}
        </span>
        <LinkArrow />
      </span>
    </LinkTo>
  )
}

export function ServicePictureLink({ service }: ServiceLinkProps) {
  const { name, image } = service
  return (
    <LinkTo
      service={service}
      className="washable relative block aspect-3/2 overflow-hidden lg:aspect-auto lg:h-108 lg:[--run:calc(var(--slope)*27rem)] lg:lean-right"
      style={washableStyle(image)}
    >
      <Picture
        {...image}
        framed
        fit="cover"
        sizes={`(min-width: 64rem) 44vw, ${phoneWidth(100)}`}
      />
      <span className="lean-ground absolute bottom-6 left-5 flex w-max max-w-[calc(100%-10*var(--spacing))] items-center gap-3 px-6 pt-2.5 pb-3 font-display text-heading leading-tight font-bold text-ink before:border-b-[0.375rem] before:border-action before:bg-ground group-focus-visible:before:[box-shadow:0_0_0_3px_var(--ring-near)] group-focus-visible:before:[outline:3px_solid_var(--ring-far)] group-focus-visible:before:outline-offset-3 lg:left-gutter">
        {name}
        <LinkArrow />
      </span>
    </LinkTo>
  )
}

interface LinkToProps extends ServiceLinkProps {
  className: string
  style?: ReturnType<typeof washableStyle>
  children: ReactNode
}

function LinkTo({ service, className, ...others }: LinkToProps) {
  const { id } = service
  const attributes = { className: clsx('group', className), ...others }
  return isSpecialtySlug(id) ? (
    <Link to="/$specialtySlug" params={{ specialtySlug: id }} {...attributes} />
  ) : (
    <Link to="/services" search={{ tab: id }} {...attributes} />
  )
}
