import { describe, expect, test } from 'vitest'

import { detectLanguage } from '#functions/ai-assistant/language.ts'

import { cities } from '../../../app/content/cities/cities.ts'
import { knowledge } from '../../../app/content/knowledge/knowledge.ts'
import { exam } from '../../functions/ai-assistant/exam/exam.ts'

test.each(Object.values(exam).flat())('"$question" is recognized as $lang', ({ question, lang }) => {
  expect(detectLanguage(question)).toBe(lang)
})

test.each(cities.map(({ name }) => name))('the name %s alone is no Spanish', (name) => {
  expect(detectLanguage(name)).toBe('en')
})

test.each(['precio?', 'HORARIO', 'hola, limpian techos', 'cuanto tardan en contestar', 'gracias'])(
  '"%s" is Spanish without any accent',
  (message) => expect(detectLanguage(message)).toBe('es'),
)

test.each(['', '12345', '🙂', 'asdf', 'patio', 'Los Angeles?'])(
  '"%s" tells nothing and counts as English',
  (message) => expect(detectLanguage(message)).toBe('en'),
)

describe('every answer is recognized as the language it is in', () => {
  test.each(knowledge)('$id', ({ answer, language }) => expect(detectLanguage(answer)).toBe(language))
})
