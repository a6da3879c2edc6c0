import { firm } from '#generated/firm.ts'

import { oneOf } from './word-pattern.ts'

/** "Should I" with one of these is about the visit, not about the benefits. */
const afterShouldI = ['be', 'move', 'do', 'clear', 'take', 'wait']

/** "How long" before one of these is not about the duration of a job. */
const notDuration = [
  'business',
  ...firm.specialtyWords,
  'repl*',
  'respon*',
  'hear*',
  'answer*',
  'around',
  'been',
]

const { raw } = String

export interface SearchPhrases {
  terms: string
  anywhere?: readonly string[]
  atStart?: readonly string[]
  atEnd?: readonly string[]
  whole?: readonly string[]
  patterns?: readonly string[]
}

export const searchPhrases: readonly SearchPhrases[] = [
  {
    terms: 'process',
    atStart: ['how do you', 'how would you', 'how will you'],
  },
  {
    terms: 'worth',
    anywhere: ['why', 'worth', 'point of', 'reason', 'reasons'],
    patterns: [
      raw`(?<!(?:often|when) )\bshould i (?!${oneOf(afterShouldI)}\b)`,
      raw`\bdo i (?:really )?need (?!to\b)`,
    ],
  },
  {
    terms: 'gallery',
    anywhere: ['before after', 'before and after'],
    patterns: [raw`\b(?:show|see|past|previous)\b.* (?:work|jobs)$`],
  },
  {
    terms: 'robot',
    anywhere: ['talking to', 'speaking to'],
    whole: [
      'who is this',
      'what is this',
      'who are you',
      'what are you',
      'is this real',
      'is this ai',
      'is this an ai',
      'are you real',
      'are you ai',
      'are you an ai',
    ],
  },
  {
    terms: 'contact phone',
    anywhere: ['talk to', 'talk with', 'speak to', 'speak with', 'hold of'],
  },
  {
    terms: 'offer list',
    atStart: ['what kind'],
    atEnd: ['your services'],
    whole: ['services'],
    patterns: [
      [
        '^(?:what|which) (?:all |else )?',
        '(?:services )?(?:can|do) you (?:do|have)?$',
      ].join(''),
    ],
  },
  {
    terms: 'areas cities',
    anywhere: ['where do you', 'where are you'],
  },
  {
    terms: 'company history',
    atEnd: ['about you', 'about yourselves'],
  },
  {
    terms: 'hours',
    anywhere: ['how late', 'how early', 'what time', 'what day', 'what days'],
  },
  {
    terms: 'respond reply',
    anywhere: [
      'hear from you',
      'hear back from you',
      'get back to',
      'getting back to',
      'call back',
      'call me back',
    ],
  },
  {
    terms: 'duration',
    anywhere: ['all day', 'a day', 'one day'],
    patterns: [
      [
        raw`\bhow (?:long|quick|many hours)\b`,
        raw`(?!.*\b${oneOf(notDuration)})`,
      ].join(''),
    ],
  },
  {
    terms: 'present',
    anywhere: [
      'be home',
      'be there',
      'be present',
      'be out',
      'be away',
      'me home',
      'me there',
      'me out',
      'me away',
      'not home',
      'not there',
      'not out',
      'not away',
      'at work',
      "i'm out",
      'i’m out',
      'at the house',
      'without me',
    ],
  },
  {
    terms: 'prepare',
    anywhere: ['before you', 'before the', 'before i', 'before we'],
    atEnd: ['first', 'ready'],
  },
  {
    terms: 'guarantee',
    anywhere: [
      'not happy',
      'not clean',
      'not right',
      "isn't right",
      'isn’t right',
      'stand behind',
      'miss a spot',
      'missed a spot',
    ],
  },
  {
    terms: 'hiring',
    anywhere: ['work for you', 'for work', 'your team'],
    atEnd: ['workers'],
  },
]
