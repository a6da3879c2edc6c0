import { clsx } from 'clsx'
import { type InputHTMLAttributes, useId } from 'react'

import { fieldTexts } from '~/content/ui-labels'

type Attributes = InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>

interface TextFieldProps extends Attributes {
  label: string
  /** Makes the field multi-line. */
  rows?: number | undefined
  error?: string | undefined
}

export function TextField({
  label,
  error,
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
          // Keeps the label in view, on phones below the toast at the top, and, if
          // the field is the URL's target after a plain post, the notice above it.
          'block min-h-12 w-full scroll-mt-10 rounded-field border-2 bg-white px-4 py-2.5 text-ink transition-colors duration-150 target:scroll-mt-44 max-md:scroll-mt-36',
          'placeholder:text-ink-soft hover:border-accent focus:border-accent',
          error ? 'border-danger' : 'border-field-line',
        )}
      />
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
