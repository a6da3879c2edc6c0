import * as v from 'valibot'

import { replaceLoneSurrogates } from './lone-surrogates.ts'

export const maxMessageLength = 500

// Postgres rejects NUL.
const noise = /[\p{Cc}\s]+/gu

function toOneLine(text: string): string {
  const normalized = replaceLoneSurrogates(text).normalize('NFC')
  return normalized.replaceAll(noise, ' ').trim()
}

const tooLong = `message is longer than ${maxMessageLength} characters`

const messageSchema = v.pipe(
  v.string('message must be a string'),
  // A longer one is too long however it is trimmed.
  v.maxLength(4 * maxMessageLength, tooLong),
  v.transform(toOneLine),
  v.nonEmpty('message must not be empty'),
  v.maxLength(maxMessageLength, tooLong),
)

export const assistantRequestSchema = v.object({ message: messageSchema })

export const assistantResponseSchema = v.object({
  response: v.pipe(v.string(), v.nonEmpty()),
})

export type AssistantResponse = v.InferOutput<typeof assistantResponseSchema>
