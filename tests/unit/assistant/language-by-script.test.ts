import { expect, test } from 'vitest'

import { languageByScript } from '../../../app/features/assistant/language-by-script.ts'

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
  ['Rivermark, 屋顶?', 'zh'],
])('"%s" is marked as %s', (text, language) => expect(languageByScript(text)).toBe(language))

test.each(['Do you clean roofs?', '¿Limpian techos en Folsom, señor?', '12345 🙂', ''])(
  'the letters of "%s" tell nothing',
  (text) => expect(languageByScript(text)).toBeUndefined(),
)
