import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { isTooShort, readablePhone } from '#domain/phone-number.ts'
import { replyDeadline } from '#domain/reply-deadline.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { TextWithContactLinks } from '~/components/layout/text-with-contact-links'
import { buttonStyle } from '~/components/ui/button-style'
import { ErrorBoundary } from '~/components/ui/error-boundary'
import { StatusMark } from '~/components/ui/status-mark'
import { business } from '~/content/business'
import { confirmationTexts, quoteNotices } from '~/content/quote-form-text'
import { requestPath } from '~/lib/request-paths'

import { NextSteps } from './next-steps'
import type { StoredRequest } from './use-quote-form'

interface QuoteConfirmationProps {
  request: StoredRequest
  /** Shows the form again, with focus on a field. */
  onAgain: (field: string) => void
}

const confirmationStyle = 'scroll-mt-2 outline-none sm:scroll-mt-8'

const againStyle =
  'mt-1 -mb-3 inline-flex min-h-11 items-center text-ink-soft underline underline-offset-2 hover:text-ink'

export function QuoteConfirmation({
  request,
  onAgain,
}: QuoteConfirmationProps) {
  const isShort = isTooShort(request.phone)
  return (
    <div
      ref={focusConfirmation}
      tabIndex={-1}
      data-quote-sent
      className={confirmationStyle}
    >
      <ConfirmationParts
        heading={confirmationTexts.thanks(request.firstName)}
        response={<ResponseTime request={request} />}
        correction={
          isShort && (
            <button
              type="button"
              onClick={() => onAgain('phone')}
              className={buttonStyle({
                tone: 'quiet',
                className: 'self-start justify-self-start',
              })}
            >
              {confirmationTexts.correct}
            </button>
          )
        }
      />
      <RequestPhotos token={request.requestToken}>
        {!isShort && (
          <button
            type="button"
            onClick={() => onAgain('firstName')}
            className={againStyle}
          >
            {confirmationTexts.again}
          </button>
        )}
      </RequestPhotos>
    </div>
  )
}

interface SentConfirmationProps {
  requestToken: string | undefined
  onAgain: () => void
}

export function SentConfirmation({
  requestToken,
  onAgain,
}: SentConfirmationProps) {
  const { title, text } = quoteNotices.stored
  return (
    <div data-quote-sent className={confirmationStyle}>
      <ConfirmationParts heading={title} response={text} />
      <PhotosLink token={requestToken}>
        <Link
          to="."
          search={(search) => ({ ...search, quote: undefined })}
          hash={quoteFormId}
          onClick={onAgain}
          className={againStyle}
        >
          {confirmationTexts.again}
        </Link>
      </PhotosLink>
    </div>
  )
}

// Its script is loaded with the confirmation.
const PhotoUploader = lazy(async () => {
  const { PhotoUploader } = await import('./photo-uploader')
  return { default: PhotoUploader }
})

interface RequestPhotosProps {
  /** Without one, the request has no page of its own. */
  token: string | undefined
  /** Shows the form again. */
  children: ReactNode
}

function RequestPhotos({ token, children }: RequestPhotosProps) {
  if (token === undefined) return children
  return (
    <PhotosBox>
      <div className="@min-[40rem]:col-span-2">
        {/* Without the uploader, the link below still leads to one. */}
        <ErrorBoundary>
          <Suspense>
            <PhotoUploader token={token} headingLevel="h3" />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className="mt-8 @min-[40rem]:mt-1">
        <PageLink token={token} text={confirmationTexts.photos.page} />
        {children}
      </div>
    </PhotosBox>
  )
}

/** Without JavaScript, the request's own page takes the photos. */
function PhotosLink({ token, children }: RequestPhotosProps) {
  if (token === undefined) return children
  return (
    <PhotosBox>
      <div className="@min-[40rem]:col-span-2">
        <h3 className="mb-2 text-heading">
          {confirmationTexts.photos.heading}
        </h3>
        <PageLink token={token} text={confirmationTexts.photos.add} />
      </div>
      <div>{children}</div>
    </PhotosBox>
  )
}

function PhotosBox({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 gap-x-8 border-t border-ground-line pt-6 @min-[40rem]:mt-8 @min-[40rem]:grid @min-[40rem]:grid-cols-3 @min-[40rem]:pt-8">
      {children}
    </div>
  )
}

function PageLink({ token, text }: { token: string; text: string }) {
  return (
    <p className="text-balance text-ink-soft">
      <a
        href={requestPath(token)}
        className="mb-1 block font-semibold text-accent-strong underline underline-offset-2"
      >
        {text}
      </a>
      {confirmationTexts.photos.keep}
    </p>
  )
}

interface ConfirmationPartsProps {
  heading: string
  response: ReactNode
  correction?: ReactNode
}

function ConfirmationParts({
  heading,
  response,
  correction,
}: ConfirmationPartsProps) {
  return (
    <div className="grid grid-cols-1 gap-5 @min-[40rem]:gap-8">
      <div>
        <h2
          id={`${quoteFormId}-title`}
          className="flex gap-2 text-title leading-none sm:gap-3 @max-[40rem]:lg:text-subtitle"
        >
          <StatusMark tone="success" className="mt-[0.1em] size-[0.8em]" />
          <span className="min-w-0 text-balance wrap-anywhere">{heading}</span>
        </h2>
        <p className="mt-2 text-lead leading-snug text-balance sm:mt-3">
          {response}
        </p>
      </div>
      {correction}
      <div>
        <h3 className="sr-only">{confirmationTexts.stepsHeading}</h3>
        <NextSteps />
      </div>
    </div>
  )
}

function ResponseTime({ request }: { request: StoredRequest }) {
  const { phone, sentAt } = request
  if (isTooShort(phone)) {
    const ourPhone = formatPhone(business.phone)
    return (
      <TextWithContactLinks
        text={confirmationTexts.shortPhone(phone, ourPhone)}
      />
    )
  }
  const [before, after] = confirmationTexts.response(
    replyDeadline(sentAt, business),
  )
  return (
    <>
      {before}
      <span className="inline-block font-semibold">{readablePhone(phone)}</span>
      {after}
    </>
  )
}

function focusConfirmation(confirmation: HTMLElement | null) {
  if (!confirmation) return
  confirmation.focus({ preventScroll: true })
  confirmation.scrollIntoView()
}
