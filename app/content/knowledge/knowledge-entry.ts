/**
 * One answer of the assistant. Without a language model, it never says anything
 * else.
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
