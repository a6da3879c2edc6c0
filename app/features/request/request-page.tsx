import * as v from 'valibot'

import { timeInWords } from '#domain/local-time.ts'
import { readablePhone } from '#domain/phone-number.ts'
import { photoRefusals, photoRefusalSchema } from '#domain/quote-photo.ts'
import { deadlineInWords, replyDeadline } from '#domain/reply-deadline.ts'
import type { RequestPage as RequestContent } from '#domain/request-page.ts'
import { CallLink } from '~/components/layout/call-link'
import { MessagePageLayout } from '~/components/layout/message-page-layout'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { ButtonRow } from '~/components/ui/button-row'
import { buttonStyle } from '~/components/ui/button-style'
import { StatusMark } from '~/components/ui/status-mark'
import { business } from '~/content/business'
import { confirmationTexts } from '~/content/quote-form-text'
import { requestPageTexts } from '~/content/request-page-text'
import { NextSteps } from '~/features/quote/next-steps'
import { PhotoUploader } from '~/features/quote/photo-uploader'

import { ReceivedPhotos } from './received-photos'
import { RequestChanges } from './request-changes'
import type { RequestProblem } from './request-post.server'

const cardStyle =
  'grid grid-cols-1 content-start rounded-card bg-white p-5 shadow-card sm:p-8'

interface RequestPageProps {
  token: string
  request: RequestContent | undefined
  problem: RequestProblem | undefined
  refused: string | undefined
}

export function RequestPage({
  token,
  request,
  problem,
  refused,
}: RequestPageProps) {
  if (!request) return <Unavailable />
  const { canceledAt, photos } = request
  return (
    <div data-quote-sent={canceledAt ? undefined : true}>
      <MessagePageLayout
        heading={requestPageTexts.heading}
        text={<Status request={request} />}
      >
        {canceledAt && (
          <ButtonRow>
            <SectionLink
              section={quoteFormId}
              className={buttonStyle({ tone: 'action', className: 'text-lg' })}
            >
              {requestPageTexts.again}
            </SectionLink>
            <CallLink icon />
          </ButtonRow>
        )}
      </MessagePageLayout>
      <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-20 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-8 lg:pb-28">
        {(!canceledAt || photos.length > 0) && (
          <div className={`${cardStyle} gap-6`}>
            {v.is(photoRefusalSchema, refused) && (
              <p
                role="alert"
                className="rounded-field bg-danger-tint p-4 font-semibold"
              >
                {photoRefusals[refused].text}
              </p>
            )}
            <ReceivedPhotos photos={photos} canRemove={canceledAt === null} />
            {!canceledAt && (
              <PhotoUploader
                token={token}
                received={photos.length}
                headingLevel="h2"
              />
            )}
          </div>
        )}
        <div className={`${cardStyle} gap-8 lg:row-span-2`}>
          <section aria-labelledby="details-title">
            <h2 id="details-title" className="mb-6 text-heading">
              {requestPageTexts.details}
            </h2>
            <Facts request={request} />
          </section>
          {!canceledAt && (
            <RequestChanges phone={request.phone} problem={problem} />
          )}
        </div>
        {!canceledAt && (
          <section
            aria-labelledby="steps-title"
            className={`${cardStyle} lg:self-stretch`}
          >
            <h2 id="steps-title" className="mb-4 text-heading">
              {confirmationTexts.stepsHeading}
            </h2>
            <NextSteps />
            <p className="mt-8 text-ink-soft">{requestPageTexts.save}</p>
          </section>
        )}
      </div>
    </div>
  )
}

function Status({ request }: { request: RequestContent }) {
  const { receivedAt, canceledAt } = request
  const received = timeInWords(Date.parse(receivedAt), business.timeZone)
  return (
    <>
      <span className="block">
        {`${requestPageTexts.received} ${received}.`}
      </span>
      <span className="mt-3 flex gap-2 font-semibold text-on-deep">
        {!canceledAt && (
          <StatusMark
            tone="success"
            className="mt-[calc((1lh-1.5rem)/2)] size-6"
          />
        )}
        {canceledAt ? requestPageTexts.canceled : callText(receivedAt)}
      </span>
    </>
  )
}

function Unavailable() {
  const { heading, text } = requestPageTexts.unavailable
  return (
    <MessagePageLayout heading={heading} text={text}>
      <CallLink icon />
    </MessagePageLayout>
  )
}

function Facts({ request }: { request: RequestContent }) {
  const { facts } = requestPageTexts
  const rows = [
    [facts.firstName, request.firstName],
    [facts.email, request.email],
    [facts.phone, readablePhone(request.phone)],
    [facts.message, request.message],
    [facts.note, request.note],
  ] as const
  return (
    <dl className="grid gap-4 sm:max-lg:grid-cols-3 sm:max-lg:*:nth-[n+4]:col-span-full">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="text-lg leading-snug wrap-anywhere whitespace-pre-line">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function callText(receivedAt: string): string {
  const deadline = replyDeadline(Date.parse(receivedAt), business)
  // “Today” would be wrong tomorrow.
  const words = deadlineInWords(deadline, requestPageTexts.sameDay)
  return `${requestPageTexts.call} ${words}.`
}
