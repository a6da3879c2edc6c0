import { fillers } from './intent-words.ts'
import { oneOf, wholeWords } from './word-pattern.ts'

const { raw } = String

const filler = new RegExp(
  [
    wholeWords(fillers),
    raw`\b\w+n['’]t\b`,
    raw`['’]${oneOf(['s', 'm', 'd', 're', 'll', 've'])}\b`,
  ].join('|'),
  'g',
)

/** "Should I" with one of these is about the visit, not about its benefits. */
const afterShouldI = oneOf(['be', 'move', 'do', 'clear', 'take', 'wait'])

/** "How long" with one of these is not about the duration of a job. */
const notDuration = oneOf([
  'business',
  'epoxy',
  'repl',
  'respon',
  'hear',
  'answer',
  'around',
  'been',
])

interface Phrase {
  patterns: RegExp[]
  terms: string
}

/**
 * Phrases of stop words, which the search ignores, and search terms that stand
 * for them.
 */
const phrases: readonly Phrase[] = [
  {
    patterns: [/^how (?:do|would|will) you\b/],
    terms: 'process',
  },
  {
    patterns: [
      /\bwhy\b/,
      new RegExp(raw`(?<!(?:often|when) )\bshould i (?!${afterShouldI}\b)`),
      /\bdo i (?:really )?need (?!to\b)/,
      /\bworth\b/,
      /\bpoint of\b/,
      /\breasons?\b/,
    ],
    terms: 'benefits worth',
  },
  {
    patterns: [
      /\bbefore (?:and )?after\b/,
      /\b(?:show|see|past|previous)\b.* (?:work|jobs)$/,
    ],
    terms: 'gallery',
  },
  {
    patterns: [
      /^(?:who|what) (?:is this|are you)$/,
      /\b(?:talking|speaking) to\b/,
      /^(?:is this|are you) (?:real|ai|an ai)$/,
    ],
    terms: 'robot',
  },
  {
    patterns: [/\b(?:talk|speak) (?:to|with)\b/, /\bhold of\b/],
    terms: 'contact phone',
  },
  {
    patterns: [
      new RegExp(
        [
          '^(?:what|which) (?:all |else )?',
          '(?:services )?(?:can|do) you (?:do|have)?$',
        ].join(''),
      ),
      /\byour services$/,
      /^services$/,
      /^what kind\b/,
    ],
    terms: 'offer list',
  },
  {
    patterns: [/\bwhere (?:do|are) you\b/],
    terms: 'areas cities',
  },
  {
    patterns: [/\babout you(?:rselves)?$/],
    terms: 'company history',
  },
  {
    patterns: [/\bhow (?:late|early)\b/, /\bwhat (?:time|days?)\b/],
    terms: 'hours',
  },
  {
    patterns: [
      /\bhear (?:back )?from you\b/,
      /\b(?:get|getting) back to\b/,
      /\bcall(?: me)? back\b/,
    ],
    terms: 'respond reply',
  },
  {
    patterns: [
      new RegExp(raw`\bhow (?:long|quick|many hours)\b(?!.*\b${notDuration})`),
      /\b(?:all|a|one) day\b/,
    ],
    terms: 'duration',
  },
  {
    patterns: [
      /\bbe (?:home|there|present)\b/,
      /\b(?:not|me|be) (?:home|there|out|away)\b/,
      /\bat work\b/,
      /\bi['’]m out\b/,
      /\bat the house\b/,
      /\bwithout me\b/,
    ],
    terms: 'present',
  },
  {
    patterns: [/\bbefore (?:you|the|i|we)\b/, /\b(?:first|ready)$/],
    terms: 'prepare',
  },
  {
    patterns: [
      /\bnot (?:happy|clean|right)\b/,
      /\bisn['’]t right\b/,
      /\bstand behind\b/,
      /\bmiss(?:ed)? a spot\b/,
    ],
    terms: 'guarantee',
  },
  {
    patterns: [
      /\bwork for you\b/,
      /\bfor work\b/,
      /\bworkers$/,
      /\byour team\b/,
    ],
    terms: 'hiring',
  },
]

/**
 * Prepares folded text for the search: drops what it would mistake for an
 * unknown subject, and adds a term for what it ignores.
 */
export function prepareForSearch(text: string): string {
  const trimmed = text
    .replaceAll(/\b(you|we) (?:guys|all)\b/g, '$1')
    .replaceAll(/[\s?!.]+$/g, '')
  const meant = phrases.filter(({ patterns }) =>
    patterns.some((pattern) => pattern.test(trimmed)),
  )
  const words = [
    trimmed.replaceAll(filler, ' '),
    ...meant.map(({ terms }) => terms),
  ]
  return words.join(' ').replaceAll(/\s+/g, ' ').trim()
}
