import { weekdays } from './intent-words.ts'

// Words that a model's answer is checked for, written as in intent-words.ts.

export const claims = [
  'dollars?',
  'bucks',
  'usd',
  'cents?',
  'dolares',
  'pesos',
  'cheap*',
  'discount*',
  'coupons?',
  'descuentos?',
  'barat+',
  'for free',
  'no charge',
  'tomorrow',
  'tonight',
  'today',
  'this (?:week|weekend|month|afternoon|morning)',
  'next (?:week|month|day)',
  ...weekdays.map((day) => `${day}days?`),
  'available',
  'availability',
  'booked',
  'reserved',
  'we (?:can|will|could) (?:be there|come|arrive|start|stop by|visit)',
  'manana',
  'hoy',
  'esta (?:semana|tarde)',
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabados?',
  'domingos?',
  'disponib+',
  'reservad+',
  'podemos ir',
  'iremos',
  'llegaremos',
  'guarante+',
  'garanti+',
  'best',
  'mejor(?:es)?',
]

export const selfReferences = [
  'language model',
  'as an ai',
  'system prompt',
  'json',
  'my instructions',
  'mis instrucciones',
]

/**
 * Nearly every English sentence of twenty words has one of these, and hardly
 * any in another language does.
 */
export const englishWords = [
  'the',
  'and',
  'we',
  'our',
  'you',
  'your',
  'are',
  'with',
  'of',
  'it',
  'is',
  'for',
  'from',
  'this',
  'that',
  'not',
  'be',
  'can',
]
