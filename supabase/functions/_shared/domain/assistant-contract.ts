import * as v from 'valibot'

import { replaceLoneSurrogates } from './lone-surrogates.ts'

/**
 * Contract between the site and `ai-assistant`. Both sides validate with these
 * schemas.
 */

/** Maximum length of a question, in characters after trimming. */
export const maxMessageLength = 500

// Postgres rejects NUL. Neither it nor a line break means anything in a
// question.
const noise = /[\p{Cc}\s]+/gu

function toOneLine(text: string): string {
  const normalized = replaceLoneSurrogates(text).normalize('NFC')
  return normalized.replaceAll(noise, ' ').trim()
}

/**
 * Request schema. Collapses the question to one trimmed line and drops unknown
 * keys.
 */
export const assistantRequestSchema = v.object({
  message: v.pipe(
    v.string('message must be a string'),
    v.transform(toOneLine),
    v.nonEmpty('message must not be empty'),
    v.maxLength(
      maxMessageLength,
      `message is longer than ${maxMessageLength} characters`,
    ),
  ),
})

/** Response schema. The answer is plain text for the visitor. */
export const assistantResponseSchema = v.object({
  response: v.pipe(v.string(), v.nonEmpty()),
})

export type AssistantResponse = v.InferOutput<typeof assistantResponseSchema>
