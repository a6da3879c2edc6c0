import { expect, test } from 'vitest'

import { detectLanguage } from '#functions/ai-assistant/language.ts'

import { cities } from '../../../app/content/cities/cities.ts'
import { knowledge } from '../../../app/content/knowledge/knowledge.ts'
import { languageByScript } from '../../../app/features/assistant/language-by-script.ts'

test('every answer of the assistant is recognized as the language it is in', () => {
  expect(knowledge.filter(({ answer, language }) => detectLanguage(answer) !== language)).toEqual([])
})

test.each(['precio?', 'HORARIO', 'hola, limpian techos', 'cuanto tardan en contestar', 'gracias'])(
  '"%s" is recognized as Spanish',
  (message) => expect(detectLanguage(message)).toBe('es'),
)

test.each(['', '12345', '🙂', 'asdf', 'patio', 'Los Angeles?', ...cities.map(({ name }) => name)])(
  '"%s" counts as English',
  (message) => expect(detectLanguage(message)).toBe('en'),
)

test.each([
  ['你们清洗屋顶吗？', 'zh'],
  ['屋根を洗いますか', 'ja'],
  ['지붕 청소도 하나요?', 'ko'],
  ['Вы моете крыши?', 'ru'],
  ['Чи миєте ви дахи?', 'uk'],
  ['هل تنظفون الأسطح؟', 'ar'],
  ['آیا پشت بام را می شویید؟ چند؟', 'fa'],
  ['האם אתם מנקים גגות?', 'he'],
  ['क्या आप छत साफ करते हैं?', 'hi'],
  ['ਕੀ ਤੁਸੀਂ ਛੱਤ ਸਾਫ਼ ਕਰਦੇ ਹੋ?', 'pa'],
  ['คุณล้างหลังคาไหม', 'th'],
  ['Bạn có rửa mái nhà không?', 'vi'],
  ['Do you clean roofs?', undefined],
  ['12345 🙂', undefined],
])('the message "%s" is marked with the language %s for screen readers', (text, language) => {
  expect(languageByScript(text)).toBe(language)
})
