import { fold } from './intent.ts'
import { noFact, type Prompt } from './model-client.ts'

type Checked = { ok: true; text: string } | { ok: false; reason: string }

const maxAnswerLength = 700
// Length at which an overlap with the system prompt is no coincidence.
const leakLength = 40
// Minimum share of the answer's word stems that the facts must contain. Short
// words are not counted.
const minGrounded = 0.5

// Claims that an answer may make only if a fact makes them in the same words.
// Matched against folded text.
const claims =
  /[$€£¥]|\b(?:dollars?|bucks|usd|cents?|dolares|pesos|cheap\w*|discount\w*|coupons?|descuentos?|barat\w+|for free|no charge|tomorrow|tonight|today|this (?:week|weekend|month|afternoon|morning)|next (?:week|month|day)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|available|availability|booked|reserved|we (?:can|will|could) (?:be there|come|arrive|start|stop by|visit)|manana|hoy|esta (?:semana|tarde)|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|disponib\w+|reservad\w+|podemos ir|iremos|llegaremos|guarante\w+|garanti\w+|best|cheapest|mejor(?:es)?)\b/g
const selfReferences =
  /\b(?:language model|as an ai|system prompt|json|my instructions|mis instrucciones)\b/
const markup = /[<>`*#|{}[\]\\]|https?:|www\./

/**
 * Accepts a model's answer only if it rephrases the facts. It must not contain
 * a number, promise or link that they lack and, if it is in English like the
 * facts, must mostly use their words. `facts` have their placeholders filled
 * in.
 */
export function checkAnswer(
  answer: string,
  context: { facts: readonly string[]; prompt: Prompt },
): Checked {
  const text = answer.replaceAll(/\s+/g, ' ').trim()
  const factText = fold(context.facts.join(' '))
  const reply = fold(text)

  if (text === '') return reject('empty')
  if (text.includes(noFact)) return reject('no fact')
  if (text.length > maxAnswerLength) return reject('too long')
  if (markup.test(text) || /\p{Cc}|\p{Cf}/u.test(text)) return reject('markup')
  if (selfReferences.test(reply) || leaks(text, context.prompt.system))
    return reject('mentions its instructions')
  if (addsTo(reply, factText, /\d+(?:[.,:]\d+)*/g))
    return reject('unsupported number')
  if (addsTo(reply, factText, claims)) return reject('unsupported promise')
  if (
    addsTo(reply, factText, /\S+@\S+|\b[\w-]+\.(?:com|net|org|io|example)\b/g)
  )
    return reject('unsupported address')
  if (isEnglish(reply) && groundedShare(reply, factText) < minGrounded)
    return reject('not grounded in facts')
  return { ok: true, text }
}

function reject(reason: string): Checked {
  return { ok: false, reason }
}

/** Returns whether `reply` has a match for `kind` that `factText` lacks. */
function addsTo(reply: string, factText: string, kind: RegExp): boolean {
  const allowed = new Set(factText.match(kind))
  return (reply.match(kind) ?? []).some((found) => !allowed.has(found))
}

function leaks(text: string, system: string): boolean {
  for (let start = 0; start + leakLength <= text.length; start += 1) {
    if (system.includes(text.slice(start, start + leakLength))) return true
  }
  return false
}

// Nearly every English sentence of twenty words has one of these, and hardly
// any in another language does.
const englishWords =
  /\b(?:the|and|we|our|you|your|are|with|of|it|is|for|from|this|that|not|be|can)\b/g

function isEnglish(reply: string): boolean {
  const words = reply.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return (reply.match(englishWords)?.length ?? 0) * 20 >= words
}

function groundedShare(reply: string, factText: string): number {
  const factStems = new Set(stems(factText))
  const replyStems = stems(reply)
  if (replyStems.length === 0) return 1
  return (
    replyStems.filter((stem) => factStems.has(stem)).length / replyStems.length
  )
}

function stems(text: string): string[] {
  return (text.match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 5))
}
