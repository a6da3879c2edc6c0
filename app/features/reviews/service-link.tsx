import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { LinkArrow } from '~/components/ui/icon'
import { Picture } from '~/components/ui/picture'
import { phoneWidth } from '~/components/ui/picture-sizes'
import { washableStyle } from '~/components/ui/washable-style'
import type { ReviewedServiceLink } from '~/content/reviews-page-content'

interface ServiceLinkProps {
  service: ReviewedServiceLink
}

/** Wide windows show the last picture large (styles/reviews.css). */
const linkSizes = '(min-width: 48rem) 12rem, 9rem'
const lastLinkSizes = '(min-width: 48rem) 38rem, 9rem'

export function ServiceLink({
  service,
  isLast,
}: ServiceLinkProps & { isLast: boolean }) {
  const { name, image } = service
  return (
    <LinkTo service={service} className="review-service ring-within">
      <span className="review-service-picture">
        <Picture
          {...image}
          fit="cover"
          sizes={isLast ? lastLinkSizes : linkSizes}
        />
      </span>
      <span className="review-service-words">
        <span className="review-service-name">{name}</span>
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
      className="review-picture washable"
      style={washableStyle(image)}
    >
      <Picture
        {...image}
        framed
        fit="cover"
        sizes={`(min-width: 64rem) 44vw, ${phoneWidth(100)}`}
      />
      <span className="review-plate">
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
  return id === 'epoxy' ? (
    <Link to="/epoxy" {...attributes} />
  ) : (
    <Link to="/services" search={{ tab: id }} {...attributes} />
  )
}
