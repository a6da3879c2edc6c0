import * as v from 'valibot'

/** What the site sends to `ai-assistant` and what it gets back. Both sides of the call validate with these schemas. */

/** Longest question, in characters after trimming. */
export const longestMessage = 500

// Postgres refuses NUL and half a surrogate pair; to a question neither they nor line breaks mean anything.
const loneSurrogates = /\p{Surrogate}/gu
const noise = /[\p{Cc}\s]+/gu

const oneLine = v.transform((text: string) =>
  text.replaceAll(loneSurrogates, '\ufffd').normalize('NFC').replaceAll(noise, ' ').trim(),
)

/** Trims and checks one question. Unknown keys are dropped. */
export const assistantRequestSchema = v.object({
  message: v.pipe(
    v.string('message must be text'),
    oneLine,
    v.nonEmpty('message is empty'),
    v.maxLength(longestMessage, `message is longer than ${longestMessage} characters`),
  ),
})

/** The answer to a question: plain text for the visitor. */
export const assistantResponseSchema = v.object({ response: v.pipe(v.string(), v.nonEmpty()) })

export type AssistantResponse = v.InferOutput<typeof assistantResponseSchema>
