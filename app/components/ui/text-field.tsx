import { type ChangeEvent, type InputHTMLAttributes, useId } from 'react'

import { classNames } from './class-names'

type Attributes = InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>

interface TextFieldProps extends Omit<Attributes, 'onChange'> {
  label: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  /** Room for several lines, this many to begin with. */
  rows?: number | undefined
  /** Shown below the field and tied to it for screen readers. */
  error?: string | undefined
}

/** A labelled line of text, or several, with its error. Wires the ids and the aria attributes. */
export function TextField({ label, error, className, rows, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const errorId = `${id}-error`
  const Control = rows === undefined ? 'input' : 'textarea'
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={classNames('mb-1.5 block font-semibold', input.required && 'required-label')}
      >
        {label}
      </label>
      <Control
        {...input}
        {...(rows === undefined ? {} : { rows })}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={classNames(
          // Scrolled to, it keeps its label in sight; opened at, after a plain post, the notice above it as well.
          'block min-h-12 w-full scroll-mt-10 target:scroll-mt-44 rounded-field border-2 bg-white px-4 py-2.5 text-ink transition-colors duration-150',
          'placeholder:text-ink-soft hover:border-water focus:border-water',
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
