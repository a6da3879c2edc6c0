import * as v from 'valibot'

import { coordinatesSchema } from '../coordinates.schema.ts'
import { fields } from '../fields.schema.ts'

const text = v.pipe(v.string(), v.nonEmpty('is empty'))

export const assistantSchema = fields({
  name: text,
  greeting: text,
  suggestions: v.array(text),
  failure: text,
  work: text,
})

const topics = ['talk', 'booking', 'service', 'company', 'method'].join('|')

const sentenceSchema = fields({
  /** The services and specialties that it speaks of. */
  service: v.union([text, v.array(text)]),
  text,
  /** What is true if the firm does not offer them all. */
  otherwise: v.optional(text),
})

/** A text, or its sentences, some of which speak of services. */
const sentences = v.union([text, v.array(v.union([text, sentenceSchema]))])

const requestedPlace = fields({
  name: text,
  /** Of its center. The assistant names the nearest city. */
  coordinates: v.optional(coordinatesSchema),
})

export const requestedPlacesSchema = v.array(requestedPlace)

export const assistantEntriesSchema = v.array(
  fields({
    /** Begins with the topic. The function selects some answers by id. */
    id: v.pipe(
      v.string(),
      v.regex(
        new RegExp(`^(?:${topics})/[a-z-]+$`),
        `is no id such as method/pets. Topics: ${topics.replaceAll('|', ', ')}`,
      ),
    ),
    /** The question as the pages show it among the common ones. */
    title: v.optional(text),
    /**
     * Questions, names and words that visitors use. An entry without any can
     * only be selected by its id.
     */
    questions: v.optional(sentences),
    answer: sentences,
  }),
)

export type AssistantFile = v.InferOutput<typeof assistantSchema>
export type RequestedPlaceFile = v.InferOutput<typeof requestedPlace>
export type AssistantEntryFile = v.InferOutput<
  typeof assistantEntriesSchema
>[number]
