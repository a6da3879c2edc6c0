import { Link } from '@tanstack/react-router'

import { ButtonRow } from '~/components/ui/button-row'
import { buttonStyle } from '~/components/ui/button-style'
import { defaultBeforeAfter } from '~/content/default-before-after'
import { notFoundLabels, notFoundPage } from '~/content/not-found-page-text'

import { CallLink } from './cta-buttons'
import { HeroPicture } from './hero-picture'
import { MessagePageLayout } from './message-page-layout'

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
          className={buttonStyle({ tone: 'action', className: 'text-lg' })}
        >
          {notFoundLabels.home}
        </Link>
        <CallLink icon />
      </ButtonRow>
    </MessagePageLayout>
  )
}
