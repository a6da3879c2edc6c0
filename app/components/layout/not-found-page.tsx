import { Link } from '@tanstack/react-router'

import { ButtonRow } from '~/components/ui/button-row'
import { buttonStyle } from '~/components/ui/button-style'
import { LinkArrow } from '~/components/ui/icon'
import { defaultBeforeAfter } from '~/content/default-before-after'
import {
  notFoundLabels,
  notFoundLinks,
  notFoundPage,
} from '~/content/not-found-page-text'

import { CallLink } from './call-link'
import { HeroPicture } from './hero-picture'
import { MessagePageLayout } from './message-page-layout'

const buttonSize = 'text-lg low:px-4 low:text-base'

export function NotFoundPage() {
  return (
    <MessagePageLayout
      heading={notFoundPage.heading}
      text={notFoundPage.introduction}
      picture={
        // Not hidden: the page could still scroll to what is clipped.
        <div
          aria-hidden
          className="relative min-h-60 overflow-clip [--reveal:51%] [--slant:clamp(1.5rem,4vw,4rem)] slant-foot low:order-1 low:min-h-0 low:[--run:calc(var(--slope)*100svh)] low:lean-left"
        >
          <HeroPicture
            image={{ ...defaultBeforeAfter, alt: '' }}
            priority
            sizes="100vw"
            letters={notFoundLabels.figure}
          />
        </div>
      }
    >
      <ButtonRow>
        <Link
          to="/"
          className={buttonStyle({ tone: 'action', className: buttonSize })}
        >
          {notFoundLabels.home}
        </Link>
        <CallLink icon className={buttonSize} />
      </ButtonRow>
      <UsefulLinks />
    </MessagePageLayout>
  )
}

const usefulLink =
  'group inline-flex min-h-11 items-center gap-2.5 font-display text-heading font-semibold underline-offset-4 hover:underline'

function UsefulLinks() {
  const { heading, quote, service, page } = notFoundLinks
  const arrow = <LinkArrow className="text-action" />
  return (
    <nav
      aria-label={heading}
      className="flex flex-col gap-x-6 gap-y-1 border-t border-deep-line pt-4 sm:flex-row sm:flex-wrap sm:items-center lg:col-span-full"
    >
      <p className="text-on-deep-soft">{heading}</p>
      <Link to="/contact" className={usefulLink}>
        {quote}
        {arrow}
      </Link>
      <Link to="/services" search={{ tab: service.id }} className={usefulLink}>
        {service.shortTitle}
        {arrow}
      </Link>
      {page && (
        <Link {...page} className={usefulLink}>
          {page.label}
          {arrow}
        </Link>
      )}
    </nav>
  )
}
