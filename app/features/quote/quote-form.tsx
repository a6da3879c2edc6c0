import { useHydrated, useLocation } from '@tanstack/react-router'
import { useState } from 'react'

import { askedQuoteFields } from '#functions/_shared/quote-fields.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { useSite } from '~/components/layout/use-site'
import { buttonStyle } from '~/components/ui/button-style'
import { TextField } from '~/components/ui/text-field'
import { quoteTexts } from '~/content/quote-form'

import { honeypotFields } from './honeypot'
import type { PostedQuote } from './quote-post.server'
import { QuoteNotice, QuoteReceipt } from './quote-receipt'
import { useQuoteForm } from './use-quote-form'

/** The response to a plain post opens at the first field in error, otherwise at the notice. */
const quoteResponseId = 'quote-response'

export type QuoteLayout = 'card' | 'bar'

/**
 * `card`: one field below the other, beside the text of a page, or two a row on a tablet. `bar`: one row across the
 * page on wide screens, so that the picture behind it stays in view; on a tablet the button leaves the right to the chat's.
 */
const layouts = {
  card: {
    form: 'grid gap-x-4 gap-y-5 md:max-lg:grid-cols-2 md:max-lg:items-start',
    lines: 'md:max-lg:col-span-full',
    button: 'md:max-lg:mt-8',
    buttonBelowLines: 'md:max-lg:col-span-full',
    note: 'text-balance text-center text-sm text-ink-soft md:max-lg:col-span-full',
  },
  bar: {
    form: 'grid gap-x-4 gap-y-5 md:grid-cols-3 md:gap-y-3 md:items-start lg:grid-cols-[1fr_1fr_1fr_auto]',
    lines: 'md:col-span-3',
    button: 'md:max-lg:col-span-2 md:max-lg:col-start-1 lg:mt-8',
    buttonBelowLines: 'md:col-span-full lg:w-auto lg:justify-self-start',
    note: 'text-sm text-ink-soft text-balance max-md:text-center md:col-span-full lg:-mt-1',
  },
} as const satisfies Record<QuoteLayout, object>

interface QuoteFormProps {
  title: string
  introduction: string
  /** The result of a post without JavaScript that failed. */
  posted: PostedQuote | undefined
  /** The page was reached after such a post succeeded. */
  sent: boolean
  layout: QuoteLayout
}

/**
 * The specified three fields, and below them those the settings switch on; once a request is sent, its receipt. A plain
 * form post works before and without JavaScript. Its `action` is only a fragment, so that it goes to the visitor's own
 * address, which a cached page does not know.
 */
export function QuoteForm({ title, introduction, posted: fromServer, sent, layout }: QuoteFormProps) {
  const { element, form, posted, sending, again, submit, startAgain } = useQuoteForm(fromServer)
  const { pathname, search } = useLocation()
  const isSent = sending.data === 'sent' || (sent && again === 0)
  const fields = askedQuoteFields(useSite().quoteFields)
  const firstInvalid = fields.find(({ name }) => posted?.errors[name])?.name
  const style = layouts[layout]
  const titleId = `${quoteFormId}-title`

  return (
    <>
      {isSent ? (
        <QuoteReceipt
          titleId={titleId}
          request={sending.data && { ...sending.variables, sentAt: sending.submittedAt }}
          emptyForm={`${pathname}${search.tab ? `?tab=${search.tab}` : ''}#${quoteFormId}`}
          onAgain={startAgain}
        />
      ) : (
        <div className={layout === 'bar' ? 'mb-5 xl:mb-0' : 'mb-6'}>
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          <p className="mt-2 text-balance text-ink-soft">{introduction}</p>
        </div>
      )}
      <form
        ref={element}
        hidden={isSent}
        data-hydrated={useHydrated()}
        method="post"
        action={`#${quoteResponseId}`}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={style.form}
      >
        {posted && <QuoteNotice kind={posted.notice} id={firstInvalid ? undefined : quoteResponseId} />}
        <Honeypot isFirst={fromServer === undefined} />
        {fields.map(({ name, label, type, autoComplete, ...facts }) => (
          <form.Field key={name} name={name}>
            {(field) => (
              <TextField
                // A browser moves the focus to what the fragment of an address names.
                id={name === firstInvalid ? quoteResponseId : undefined}
                {...(type === 'lines' ? { rows: 4 } : { type })}
                name={name}
                autoComplete={autoComplete}
                required={'missing' in facts}
                label={label}
                className={type === 'lines' ? style.lines : undefined}
                value={field.state.value ?? ''}
                onChange={(event) => field.handleChange(event.target.value)}
                error={
                  field.state.meta.errors[0]?.message ??
                  (field.state.meta.isTouched ? undefined : posted?.errors[name])
                }
              />
            )}
          </form.Field>
        ))}
        <button
          type="submit"
          disabled={sending.isPending}
          className={buttonStyle(
            'action',
            `w-full text-lg ${style[fields.at(-1)?.type === 'lines' ? 'buttonBelowLines' : 'button']}`,
          )}
        >
          {sending.isPending ? quoteTexts.submitting : quoteTexts.submit}
        </button>
        <p className={style.note}>
          {quoteTexts.privacy} {/* In a new tab: what was typed so far stays. */}
          <a href="/contact#privacy" target="_blank" className="whitespace-nowrap underline">
            {quoteTexts.privacyLink}
            <span className="sr-only">{quoteTexts.newTab}</span>
          </a>
        </p>
      </form>
    </>
  )
}

/**
 * Two fields for programs. People do not see the first, and browsers do not fill it in. The second tells a plain post
 * when the form was shown; a form that came back with errors has none, because correcting a typo is quick.
 */
function Honeypot({ isFirst }: { isFirst: boolean }) {
  const [shownAt] = useState(() => Date.now())
  return (
    <>
      {/* Placed by itself: browsers that leave out our styles would show it. */}
      <div aria-hidden inert style={{ position: 'absolute', left: -9999 }}>
        <input
          name={honeypotFields.trap}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </div>
      {isFirst && (
        <input name={honeypotFields.shownAt} type="hidden" defaultValue={shownAt} suppressHydrationWarning />
      )}
    </>
  )
}
