import { Link } from '@tanstack/react-router'

import { buttonStyle } from '~/components/ui/button-style'
import { defaultBeforeAfter } from '~/content/default-before-after'
import { notFoundLabels, notFoundPage } from '~/content/not-found-page-text'

import { CallLink } from './cta-buttons'
import { HeroPicture } from './hero-picture'
import { MessagePageLayout } from './message-page-layout'

/** Renders the page for unknown URLs. */
export function NotFoundPage() {
  return (
    <MessagePageLayout
      heading={notFoundPage.heading}
      text={notFoundPage.introduction}
      picture={
        <div aria-hidden className="not-found-picture">
          <HeroPicture
            image={{ ...defaultBeforeAfter, alt: '' }}
            priority
            sizes="100vw"
            letters={notFoundLabels.figure}
          />
        </div>
      }
    >
      <div className="grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        <Link to="/" className={buttonStyle('action', 'text-lg')}>
          {notFoundLabels.home}
        </Link>
        <CallLink icon />
      </div>
    </MessagePageLayout>
  )
}
