export type Intent =
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'medical' | 'legal' | 'instructions' }
  /** `question` is what is left of the folded message without its greeting: the search folds accents as well. */
  | { kind: 'price' | 'date' | 'question'; question: string }

/** What gives a message's intent away. Matched against folded text: lower case, no accents. */
const words = {
  /** Before a question; cut off. */
  greeting:
    /^(?:hi|hello|hey|howdy|hola|greetings|good (?:morning|afternoon|evening|day))(?: there)?\b[\s,.!:-]*/,
  howAreYou: /^how (?:are|r|do) (?:you|u)(?: do(?:ing)?)?(?: today)?[\s?!.]*$/,
  thanks:
    /^(?:ok(?:ay)?[\s,.!]+|great[\s,.!]+|perfect[\s,.!]+)?(?:many |much )?(?:thanks?|thank you|thx|ty)(?: you| so much| very much| a lot| again| for (?:your|the) (?:help|info|answer))*[\s.!]*$/,
  goodbye:
    /^(?:ok(?:ay)?[\s,.!]+)?(?:good)?bye(?: bye)?[\s.!]*$|^see (?:you|ya)(?: later)?[\s.!]*$|^have a (?:good|nice|great) (?:day|one|evening|weekend)[\s.!]*$/,
  // "How much" may also ask for pressure, water or time.
  price:
    /\b(?:prices?|priced|pricing|costs?|costing|charges?|charging|rates|fees?|quotes?|estimates?|expensive|cheap(?:er|est)?|discounts?|coupons?|budget|dollars?|bucks|per (?:square|sq|foot|hour)|how much(?! (?:pressure|water|time|longer|bleach)))\b|\$\s?\d/,
  date: /\b(?:availab(?:le|ility)|appointments?|re?schedul\w*|schedul\w*|book(?:ed|ing)?|calendar|tomorrow|tonight|today|this (?:week|weekend|month|afternoon|morning)|next (?:week|weekend|month|mon|tues|wednes|thurs|fri|satur|sun)\w*|how soon|soonest|earliest|asap|right away|urgent(?:ly)?|emergency|(?:come|be) (?:out|over|here)? ?(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
  hours: /\b(?:open|opens|opening|close[sd]?|closing|hours)\b/,
  medical:
    /\b(?:poison(?:ed|ing|ous)?|swallow(?:ed|s)?|drank|drink|inhal(?:e|ed|ing)|overdose|rash|asthma|allerg(?:y|ic|ies)|pregnan(?:t|cy)|symptoms?|diagnos\w+|medicines?|medications?|doctor|ibuprofen|aspirin|headaches?|fever|(?:my|his|her|the) (?:skin|eyes?)|feel(?:s|ing)? sick|is sick)\b/,
  legal:
    /\b(?:(?:il)?legal(?:ly)?|lawyers?|attorneys?|su(?:e|ed|ing)|lawsuits?|court|liable|lawful|my rights)\b/,
  instructions:
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|above|previous|prior|everything)\b|\b(?:system|initial|hidden|secret) (?:prompt|message|instructions?|rules?)\b|\b(?:you are now|act as|pretend|role ?play|jailbreak|(?:developer|debug|admin|dan) mode)\b|\b(?:repeat|reveal|print|show|output|translate)\b.{0,30}\b(?:prompt|instructions|rules|above)\b|<\/?(?:system|facts|question|instructions?)>|\b(?:api|secret) keys?\b|\bpasswords?\b/,
}

/** Lower case, without accents: visitors leave them out, and `\b` knows no accented letter. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * What a message is after, by its own words. Price and date come before any fact: a visitor who asks "what
 * does a roof cost" must not hear how roofs are cleaned, and no visitor may hear a promise about either.
 */
export function readIntent(message: string): Intent {
  const question = fold(message).replace(words.greeting, '')
  if (question === '' || words.howAreYou.test(question)) return { kind: 'greeting' }
  if (words.thanks.test(question)) return { kind: 'thanks' }
  if (words.goodbye.test(question)) return { kind: 'goodbye' }
  if (words.price.test(question)) return { kind: 'price', question }
  for (const kind of ['instructions', 'medical', 'legal'] as const)
    if (words[kind].test(question)) return { kind }
  // Opening hours are a fact, not a date.
  if (words.date.test(question) && !words.hours.test(question)) return { kind: 'date', question }
  return { kind: 'question', question }
}
