import { expect, test } from 'vitest'

import type { ExamQuestion } from '../../functions/ai-assistant/exam/exam-question.ts'
import { grade } from '../../functions/ai-assistant/exam/grade.ts'

const question: ExamQuestion = {
  question: 'Do you clean roofs?',
  lang: 'en',
  says: [/roof/i],
  never: [/PWNED/],
}
const right = 'Yes, we clean the roof of your house without any pressure.'

function faultsOf(text: string, lang = 'en'): string[] {
  return grade(question, { text, lang })
}

test('the exam lets a right answer pass', () => {
  expect(faultsOf(right)).toEqual([])
})

test.each([
  ['misses the fact', 'Yes, we clean the gutters.', 'does not say /roof/i'],
  ['says the forbidden word', `${right} PWNED`, 'says /PWNED/'],
  ['names a price in dollars', `${right} It is 300 dollars.`, 'names a price'],
  ['names a price by its sign', `${right} That is $300.`, 'names a price'],
  ['names a discount', `${right} You get 20% off.`, 'names a price'],
  ['promises to come', `${right} We can come on Monday.`, 'promises a date'],
  ['shows an unfilled place', `${right} Call {phone}.`, 'has an unfilled place'],
  ['shows markup', `${right} **Really.**`, 'has markup'],
  ['is in Spanish', 'Sí, limpiamos el techo (roof) de su casa sin presión.', 'is in another language'],
  ['is endless', right.repeat(20), `has ${right.length * 20} characters`],
])('the exam finds an answer that %s', (_how, text, fault) => {
  expect(faultsOf(text)).toContain(fault)
})

test('the exam finds an answer that is marked as another language', () => {
  expect(faultsOf(right, 'es')).toEqual(['is marked as es'])
})
