import { type ReactNode, useId } from 'react'

import { SweptPicture } from '~/business/swept-picture'
import { sweptPair } from '~/content/swept-pair'
import { classNames } from '~/ui/class-names'

interface MessagePageProps {
  /** Washed out of the concrete above the words. */
  letters?: string
  heading: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** A page that has only one thing to say, under a swept piece of concrete. */
export function MessagePage({ letters, heading, text, children }: MessagePageProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="message on-deep swipe-edge bg-deep text-on-deep">
      <div
        aria-hidden
        className={classNames('message-picture', letters !== undefined && 'message-picture-tall')}
      >
        <SweptPicture
          image={{ ...sweptPair, alt: '' }}
          priority
          sizes="100vw"
          {...(letters ? { letters } : {})}
        />
      </div>
      <div className="page-width pt-8 pb-16 low:w-auto low:mx-5 low:pt-6 low:pb-8 lg:pt-8 lg:pb-24">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
          <div>
            <h1 id={titleId} className="text-title">
              {heading}
            </h1>
            <p className="mt-3 max-w-prose text-lead text-on-deep-soft">{text}</p>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
