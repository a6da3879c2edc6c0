import type { AssistantLanguage } from '#functions/_shared/assistant-contract.ts'

/** What came of a question: the words to show, or nothing. Why it failed is in the log of the side that noticed. */
export type AssistantReply = { ok: true; text: string; lang: AssistantLanguage } | { ok: false }
