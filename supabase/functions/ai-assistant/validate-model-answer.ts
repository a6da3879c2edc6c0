import { noFact, type Prompt } from './model-client.ts'
import { claims, englishWords, selfReferences } from './refused-claims.ts'
import { fold, wholeWords } from './word-pattern.ts'

type Checked = { ok: true; text: string } | { ok: false; reason: string }

const maxAnswerLength = 700
// An overlap with the system prompt of this length is no coincidence.
const leakLength = 40
const minGrounded = 0.5
const wordsPerEnglishWord = 20

const claim = new RegExp(`[$€£¥]|${wholeWords(claims)}`, 'g')
const selfReference = new RegExp(wholeWords(selfReferences))
const englishWord = new RegExp(wholeWords(englishWords), 'g')
const word = /[\p{L}\p{N}]+/gu
const number = /\d+(?:[.,:]\d+)*/g
const emailOrDomain = /\S+@\S+|\b[\w-]+\.(?:com|net|org|io|example)\b/g
const markup = /[<>`*#|{}[\]\\]|https?:|www\./
const invisible = /\p{Cc}|\p{Cf}/u

/** No number, promise or link that the facts lack, and mostly their words. */
export function checkAnswer(
  answer: string,
  { facts, prompt }: { facts: readonly string[]; prompt: Prompt },
): Checked {
  const text = answer.replaceAll(/\s+/g, ' ').trim()
  const reason =
    findFormProblem(text, prompt.system) ??
    findContentProblem(fold(text), fold(facts.join(' ')))
  return reason === undefined ? { ok: true, text } : { ok: false, reason }
}

function findFormProblem(text: string, system: string): string | undefined {
  if (text === '') return 'empty'
  if (text.includes(noFact)) return 'no fact'
  if (text.length > maxAnswerLength) return 'too long'
  if (markup.test(text) || invisible.test(text)) return 'markup'
  if (leaks(text, system)) return 'mentions its instructions'
  return undefined
}

function findContentProblem(
  reply: string,
  factText: string,
): string | undefined {
  if (selfReference.test(reply)) return 'mentions its instructions'
  if (addsTo(reply, factText, number)) return 'unsupported number'
  if (addsTo(reply, factText, claim)) return 'unsupported promise'
  if (addsTo(reply, factText, emailOrDomain)) return 'unsupported address'
  const isGrounded = groundedShare(reply, factText) >= minGrounded
  if (isEnglish(reply) && !isGrounded) return 'not grounded in facts'
  return undefined
}

function addsTo(reply: string, factText: string, kind: RegExp): boolean {
  const allowed = new Set(factText.match(kind))
  const found = reply.match(kind) ?? []
  return found.some((match) => !allowed.has(match))
}

function leaks(text: string, system: string): boolean {
  for (let start = 0; start + leakLength <= text.length; start += 1) {
    const part = text.slice(start, start + leakLength)
    if (system.includes(part)) return true
  }
  return false
}

function isEnglish(reply: string): boolean {
  const words = reply.match(word) ?? []
  const english = reply.match(englishWord) ?? []
  return english.length * wordsPerEnglishWord >= words.length
}

function groundedShare(reply: string, factText: string): number {
  const replyStems = stems(reply)
  if (replyStems.length === 0) return 1
  const factStems = new Set(stems(factText))
  const grounded = replyStems.filter((stem) => factStems.has(stem))
  return grounded.length / replyStems.length
}

function stems(text: string): string[] {
  const words = text.match(/[a-z]{5,}/g) ?? []
  return words.map((word) => word.slice(0, 5))
}
