// The letters only one language has come before the script it shares with others.
const marks: readonly [RegExp, string][] = [
  [/[\u3040-\u30FF]/, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґ]/i, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/[پچژگ]/, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/[ăđơư\u1EA0-\u1EF9]/i, 'vi'],
]

/**
 * The language of a text that its letters tell, whatever language it is answered in: of those in one script the one
 * most spoken in the area. Undefined for English, Spanish and whatever else is written with their letters.
 */
export function languageByScript(text: string): string | undefined {
  const composed = text.normalize('NFC')
  return marks.find(([letters]) => letters.test(composed))?.[1]
}
