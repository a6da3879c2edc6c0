/**
 * The letters of both faces as they come with every page: English with Spanish names and answers, and the marks
 * the texts use. `unicode-range` of the text face in app/styles/fonts.css says the same to the browser.
 */
export const faceLetters =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  'ÁÉÍÑÓÚÜáéíñóúü¡¿' +
  '\u00a0–—‘’“”…•·−×©®°½'
