/**
 * One answer of the assistant. Without a language model, it never says anything
 * else. `{phone}` and `{email}` are replaced with those of the
 * business when the answer is sent, so an answer must read well with any
 * values.
 */
export type KnowledgeEntry = {
  /**
   * Stable id that begins with the topic, such as `service/roof/process`. The
   * function selects some answers by id.
   */
  id: string
  /** The question as the pages show it among the common ones. */
  title?: string | undefined
  /**
   * Questions, names and words that visitors use. An entry without any can only
   * be selected by its id.
   */
  questions?: string | undefined
  answer: string
}
