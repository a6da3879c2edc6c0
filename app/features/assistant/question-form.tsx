import { type FormEvent, type RefObject, useId, useState } from 'react'

import { longestMessage } from '#functions/_shared/assistant-contract.ts'
import { assistant } from '~/content/assistant'
import { Icon } from '~/ui/icon'

interface QuestionFormProps {
  input: RefObject<HTMLInputElement | null>
  disabled: boolean
  /** @returns whether the question was taken; only then the field is emptied. */
  onAsk: (question: string) => boolean
}

/** One line to ask with; Enter sends it. */
export function QuestionForm({ input, disabled, onAsk }: QuestionFormProps) {
  const id = useId()
  const [question, setQuestion] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (onAsk(question)) setQuestion('')
  }

  return (
    <form onSubmit={submit} className="flex shrink-0 gap-2 border-t border-concrete-line bg-white p-3">
      <label htmlFor={id} className="sr-only">
        {assistant.question}
      </label>
      <input
        ref={input}
        id={id}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        disabled={disabled}
        maxLength={longestMessage}
        placeholder={assistant.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        className="min-h-12 w-full min-w-0 rounded-field border-2 border-field-line bg-white px-4 text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-water focus:border-water disabled:bg-concrete"
      />
      <button
        type="submit"
        disabled={disabled}
        aria-label={assistant.send}
        className="button ml-1 grid size-12 shrink-0 place-items-center text-white [--fill:var(--color-water)] hover:[--fill:var(--color-water-strong)] disabled:text-ink-soft"
      >
        <Icon name="arrow-up" className="size-5.5" />
      </button>
    </form>
  )
}
