import type { ReactNode } from 'react'

import { quoteField } from '#domain/quote-fields.ts'
import { Accordion } from '~/components/ui/accordion'
import { buttonStyle } from '~/components/ui/button-style'
import { TextField } from '~/components/ui/text-field'
import { requestPageTexts } from '~/content/request-page-text'

import type { RequestProblem } from './request-post.server'

interface RequestChangesProps {
  phone: string
  problem: RequestProblem | undefined
}

/** Each is a form that the browser posts. */
export function RequestChanges({ phone, problem }: RequestChangesProps) {
  const { phone: phoneTexts, note, cancel } = requestPageTexts
  function problemOf(action: string) {
    return problem?.action === action ? problem : undefined
  }
  const phoneProblem = problemOf('correct-phone')
  const noteProblem = problemOf('add-note')
  const cancelProblem = problemOf('cancel')
  return (
    <div>
      <Change
        heading={phoneTexts.heading}
        action="correct-phone"
        submit={phoneTexts.submit}
        open={Boolean(phoneProblem)}
      >
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          label={quoteField.phone.label}
          defaultValue={phoneProblem?.typed ?? phone}
          error={phoneProblem?.text}
        />
      </Change>
      <Change
        heading={note.heading}
        action="add-note"
        submit={note.submit}
        open={Boolean(noteProblem)}
      >
        <TextField
          name="note"
          rows={3}
          required
          label={note.label}
          defaultValue={noteProblem?.typed}
          error={noteProblem?.text}
        />
      </Change>
      <Change
        heading={cancel.heading}
        headingStyle="text-ink-soft"
        action="cancel"
        submit={cancel.submit}
        open={Boolean(cancelProblem)}
      >
        <p>{cancelProblem?.text ?? cancel.text}</p>
      </Change>
    </div>
  )
}

interface ChangeProps {
  heading: string
  headingStyle?: string
  action: string
  submit: string
  open: boolean
  children: ReactNode
}

function Change({
  heading,
  headingStyle = 'font-semibold',
  action,
  submit,
  open,
  children,
}: ChangeProps) {
  return (
    <Accordion
      heading={<h2 className={`text-lg ${headingStyle}`}>{heading}</h2>}
      open={open}
    >
      <form method="post" noValidate className="grid gap-4 pb-6">
        <input type="hidden" name="action" value={action} />
        {children}
        <button
          type="submit"
          className={buttonStyle({
            tone: 'quiet',
            className: 'justify-self-start',
          })}
        >
          {submit}
        </button>
      </form>
    </Accordion>
  )
}
