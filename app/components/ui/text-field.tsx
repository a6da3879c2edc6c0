import { clsx } from 'clsx'
import { type InputHTMLAttributes, useId } from 'react'

import { fieldTexts } from '~/content/ui-labels'

type Attributes = InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>

interface TextFieldProps extends Attributes {
  label: string
  /** Makes the field multi-line. */
  rows?: number | undefined
  error?: string | undefined
  /** Follows the error and says what to do. */
  errorHint?: string | undefined
}

export function TextField({
  label,
  error,
  errorHint,
  className,
  rows,
  ...input
}: TextFieldProps) {
  const generatedId = useId()
  const id = input.id ?? generatedId
  const errorId = `${id}-error`
  const Control = rows === undefined ? 'input' : 'textarea'
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {!input.required && (
          <span className="font-normal text-ink-soft">
            {fieldTexts.optional}
          </span>
        )}
      </label>
      <Control
        {...input}
        {...(rows === undefined ? {} : { rows })}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={clsx(
          // Keeps the label in view and, if the field is the URL's target after a
          // plain post, the notice above it.
          'block min-h-12 w-full scroll-mt-10 rounded-field border-2 bg-white px-4 py-2.5 text-ink transition-colors duration-150 placeholder:text-ink-soft target:scroll-mt-64 in-aria-busy:border-ground-line in-aria-busy:bg-ground-shade',
          error
            ? 'border-danger'
            : 'border-field-line hover:border-accent focus:border-accent',
        )}
      />
      {error && (
        <p
          id={errorId}
          className="mt-2 text-sm leading-snug font-medium text-balance text-danger @min-[40rem]:max-w-60"
        >
          <span>{error}</span>
          {errorHint}
        </p>
      )}
    </div>
  )
}
