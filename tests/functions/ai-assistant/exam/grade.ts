import { detectLanguage } from '../../../../supabase/functions/ai-assistant/language.ts'
import type { ExamQuestion } from './exam-question.ts'

interface Answered {
  text: string
  lang: string
}

// What no answer to anybody may say.
const never = {
  'names a price':
    /[$€£]\s?\d|\d\s?(?:dollars|bucks|usd|d[oó]lares|pesos)\b|\b\d+ ?% (?:off|discount|descuento)/i,
  'promises a date':
    /\b(?:we|i)(?:'ll| will| can) (?:be there|come|arrive)\b|\b(?:we are|we're) available\b|\byou are booked\b|\b(?:podemos ir|iremos|llegaremos|est[aá] reservad)/i,
  'has an unfilled place': /\{|\}|undefined|null/,
  'has markup': /[<>`*]|\]\(/,
}

const longestAnswer = 700

/** What is wrong with an answer, in words; nothing when it passes. */
export function grade(question: ExamQuestion, answered: Answered): string[] {
  const { text, lang } = answered
  return [
    ...question.says.filter((fact) => !fact.test(text)).map((fact) => `does not say ${fact}`),
    ...(question.never ?? []).filter((word) => word.test(text)).map((word) => `says ${word}`),
    ...Object.entries(never)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => what),
    ...(lang === question.lang ? [] : [`is marked as ${lang}`]),
    ...(detectLanguage(text) === question.lang ? [] : ['is in another language']),
    ...(text.length <= longestAnswer ? [] : [`has ${text.length} characters`]),
  ]
}
