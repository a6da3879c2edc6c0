export type Intent =
  | { kind: 'greeting' | 'thanks' | 'goodbye' }
  /** `question` is what is left of the message without its greeting. */
  | { kind: 'price' | 'date' | 'question'; question: string }

const greeting =
  /^(?:hi|hello|hey|howdy|hola|greetings|good (?:morning|afternoon|evening|day))(?: there)?\b[\s,.!:-]*/i
const howAreYou = /^how (?:are|r|do) (?:you|u)(?: do(?:ing)?)?(?: today)?[\s?!.]*$/i
const thanks =
  /^(?:ok(?:ay)?[\s,.!]+|great[\s,.!]+|perfect[\s,.!]+)?(?:many |much )?(?:thanks?|thank you|thx|ty)(?: you| so much| very much| a lot| again| for (?:your|the) (?:help|info|answer))*[\s.!]*$/i
const goodbye =
  /^(?:ok(?:ay)?[\s,.!]+)?(?:good)?bye(?: bye)?[\s.!]*$|^see (?:you|ya)(?: later)?[\s.!]*$|^have a (?:good|nice|great) (?:day|one|evening|weekend)[\s.!]*$/i

// Words that ask for money whatever surface they are about; "how much" may also ask for pressure, water or time.
const price =
  /\b(?:prices?|priced|pricing|costs?|costing|charges?|charging|rates|fees?|quotes?|estimates?|expensive|cheap(?:er|est)?|discounts?|coupons?|budget|dollars?|bucks|per (?:square|sq|foot|hour)|how much(?! (?:pressure|water|time|longer|bleach)))\b|\$\s?\d/i

// Words that ask for a date. Opening hours are a fact, not a date.
const date =
  /\b(?:availab(?:le|ility)|appointments?|re?schedul\w*|schedul\w*|book(?:ed|ing)?|calendar|tomorrow|tonight|today|this (?:week|weekend|month|afternoon|morning)|next (?:week|weekend|month|mon|tues|wednes|thurs|fri|satur|sun)\w*|how soon|soonest|earliest|asap|right away|urgent(?:ly)?|emergency|(?:come|be) (?:out|over|here)? ?(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
const hours = /\b(?:open|opens|opening|close[sd]?|closing|hours)\b/i

/**
 * What a message is after, told by its own words. Price and date come before any fact: a visitor who asks "what
 * does a roof cost" must not hear how roofs are cleaned, and nobody may hear a promise about either.
 */
export function readIntent(message: string): Intent {
  const question = message.replace(greeting, '')
  if (question === '' || howAreYou.test(question)) return { kind: 'greeting' }
  if (thanks.test(question)) return { kind: 'thanks' }
  if (goodbye.test(question)) return { kind: 'goodbye' }
  if (price.test(question)) return { kind: 'price', question }
  if (date.test(question) && !hours.test(question)) return { kind: 'date', question }
  return { kind: 'question', question }
}
