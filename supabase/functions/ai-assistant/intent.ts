export type Intent =
  | {
      kind:
        | 'greeting'
        | 'thanks'
        | 'goodbye'
        | 'quote'
        | 'medical'
        | 'legal'
        | 'instructions'
    }
  /** `question` is the folded message, prepared for the search. */
  | { kind: 'price' | 'date' | 'question'; question: string }

/**
 * Patterns that reveal a message's intent. Matched against folded text (lower
 * case, no accents).
 */
const patterns = {
  /** Stripped from the beginning of a message. */
  greeting:
    /^(?:hi|hello|hey|howdy|hola|greetings|good (?:morning|afternoon|evening|day))(?: there)?\b[\s,.!:-]*/,
  howAreYou: /^how (?:are|r|do) you(?: do(?:ing)?)?(?: today)?[\s?!.]*$/,
  thanks:
    /^(?:ok(?:ay)?[\s,.!]+|great[\s,.!]+|perfect[\s,.!]+)?(?:many |much )?(?:thanks?|thank you|thx|ty)(?: you| so much| very much| a lot| again| for (?:your|the) (?:help|info|answer))*[\s.!]*$/,
  goodbye:
    /^(?:ok(?:ay)?[\s,.!]+)?(?:good)?bye(?: bye)?[\s.!]*$|^see (?:you|ya)(?: later)?[\s.!]*$|^have a (?:good|nice|great) (?:day|one|evening|weekend)[\s.!]*$/,
  // A request for a quote and nothing else: "get me a price", "I want to book".
  quote:
    /^(?=.*\b(?:quotes?|estimates?|bids?|price|book|order|sign|started)\b)(?:(?:quotes?|estimates?|bids?|price|book|order|sign|started|an?|the|my|some|free|online|now|please|next|steps?|i|id|we|you|me|us|someone|can|could|may|would|do|does|is|are|how|where|what|happens|after|process|work|ready|to|for|up|it|like|want|need|get|give|have|send|request|ask|cleaning|wash)\b\W*)+$/,
  // "How much" may also be about pressure, water or time.
  price:
    /\b(?:prices?|priced|pricing|costs?|costing|charges?|charging|rates|fees?|quotes?|estimates?|bids?|ballpark|expensive|cheap(?:er|est)?|discounts?|specials?|deals?|minimum|coupons?|budget|dollars?|bucks|per (?:square|sq|foot|hour)|how much(?! (?:pressure|water|time|longer|bleach|experience)))\b|\$\s?\d/,
  date: /\b(?:availab(?:le|ility)|appointments?|re?schedul\w*|schedul\w*|book(?:ed|ing)?|calendar|tomorrow|tonight|today|this (?:week|weekend|month|afternoon|morning)|next (?:week|weekend|month|mon|tues|wednes|thurs|fri|satur|sun)\w*|how soon|soonest|earliest|asap|right away|urgent(?:ly)?|emergency|when (?:can|could|will) you (?:come|start)|(?:come|be) (?:out|over|here)? ?(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
  // Questions about facts that sound like questions about a date.
  fact: /\b(?:open|opens|close[sd]?|closing|hours|repl(?:y|ies)|respon[ds]\w*|hear|get back|call(?:s|ed)? (?:me |us )?back|rain\w*|storms?|before|epoxy)\b|^opening/,
  medical:
    /\b(?:poison(?:ed|ing|ous)?|swallow(?:ed|s)?|drank|drink|inhal(?:e|ed|ing)|overdose|rash|asthma|allerg(?:y|ic|ies)|pregnan(?:t|cy)|symptoms?|diagnos\w+|medicines?|medications?|doctor|ibuprofen|aspirin|headaches?|fever|(?:my|his|her|the) (?:skin|eyes?)|feel(?:s|ing)? sick|is sick)\b/,
  legal:
    /\b(?:(?:il)?legal(?:ly)?|lawyers?|attorneys?|su(?:e|ed|ing)|lawsuits?|court|liable|lawful|my rights)\b/,
  instructions:
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|above|previous|prior|everything)\b|\b(?:system|initial|hidden|secret) (?:prompt|message|instructions?|rules?)\b|\b(?:you are now|act as|pretend|role ?play|jailbreak|(?:developer|debug|admin|dan) mode)\b|\b(?:repeat|reveal|print|show|output|translate)\b.{0,30}\b(?:prompt|instructions|rules|above)\b|<\/?(?:system|facts|question|instructions?)>|\b(?:api|secret) keys?\b|\bpasswords?\b/,
}

/**
 * Filler words. The search would mistake each of them for an unknown subject.
 */
const fillers =
  /\b(?:guys?|y['’]?all|folks|please|pls|just|really|actually|also|maybe|kinda|could|would|must|need(?:ed)?|want(?:ed)?|like to|looking to|get|got|thing|some(?:one|body)|any(?:one|body|thing)|tell me|let me|wondering|ok(?:ay)?|done|able|usually|typical(?:ly)?)\b|\b\w+n['’]t\b|['’](?:s|m|d|re|ll|ve)\b/g

/**
 * Phrases of stop words, which the search ignores, and search terms that stand
 * for them.
 */
const phrases: readonly [pattern: RegExp, terms: string][] = [
  [/^how (?:do|would|will) you\b/, 'process'],
  [
    /\bwhy\b|(?<!(?:often|when) )\bshould i (?!(?:be|move|do|clear|take|wait)\b)|\bdo i (?:really )?need (?!to\b)|\bworth\b|\bpoint of\b|\breasons?\b/,
    'benefits worth',
  ],
  [
    /\bbefore (?:and )?after\b|\b(?:show|see|past|previous)\b.* (?:work|jobs)$/,
    'gallery',
  ],
  [
    /^(?:who|what) (?:is this|are you)$|\b(?:talking|speaking) to\b|^(?:is this|are you) (?:real|ai|an ai)$/,
    'robot',
  ],
  [/\b(?:talk|speak) (?:to|with)\b|\bhold of\b/, 'contact phone'],
  [
    /^(?:what|which)(?: all| else)? (?:services )?(?:can|do) you (?:do|have)?$|\byour services$|^services$|^what kind\b/,
    'offer list',
  ],
  [/\bwhere (?:do|are) you\b/, 'areas cities'],
  [/\babout you(?:rselves)?$/, 'company history'],
  [/\b(?:how (?:late|early)|what (?:time|days?))\b/, 'hours'],
  [
    /\b(?:hear (?:back )?from you|(?:get|getting) back to|call(?: me)? back)\b/,
    'respond reply',
  ],
  [
    /\bhow (?:long|quick|many hours)\b(?!.*\b(?:business|epoxy|repl|respon|hear|answer|around|been))|\b(?:all|a|one) day\b/,
    'duration',
  ],
  [
    /\bbe (?:home|there|present)\b|\b(?:not|me|be) (?:home|there|out|away)\b|\bat work\b|\b(?:i['’]m out|at the house|without me)\b/,
    'present',
  ],
  [/\bbefore (?:you|the|i|we)\b|\b(?:first|ready)$/, 'prepare'],
  [
    /\b(?:not (?:happy|clean|right)|isn['’]t right|stand behind|miss(?:ed)? a spot)\b/,
    'guarantee',
  ],
  [/\bwork for you\b|\bfor work\b|\bworkers$|\byour team\b/, 'hiring'],
]

/**
 * Lowercases, strips accents (visitors omit them, and `\b` does not support
 * them), and expands "u" to "you".
 */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.toLowerCase().replaceAll(/\bu\b/g, 'you')
}

/**
 * Detects a message's intent from its words. Price and date come before facts,
 * because "what does a roof cost" must not be answered with how roofs are
 * cleaned, and no visitor may get a promise about either.
 */
export function readIntent(message: string): Intent {
  const text = fold(message).replace(patterns.greeting, '')
  if (text === '' || patterns.howAreYou.test(text)) return { kind: 'greeting' }
  if (patterns.thanks.test(text)) return { kind: 'thanks' }
  if (patterns.goodbye.test(text)) return { kind: 'goodbye' }
  const question = prepareForSearch(text)
  if (patterns.quote.test(text.replaceAll(/['’]/g, '')))
    return { kind: 'quote' }
  if (patterns.price.test(text)) return { kind: 'price', question }
  for (const kind of ['instructions', 'medical', 'legal'] as const)
    if (patterns[kind].test(text)) return { kind }
  if (patterns.date.test(text) && !patterns.fact.test(text))
    return { kind: 'date', question }
  return { kind: 'question', question }
}

function prepareForSearch(text: string): string {
  const trimmed = text
    .replaceAll(/\b(you|we) (?:guys|all)\b/g, '$1')
    .replaceAll(/[\s?!.]+$/g, '')
  const terms = phrases.flatMap(([pattern, term]) =>
    pattern.test(trimmed) ? term : [],
  )
  return [trimmed.replaceAll(fillers, ' '), ...terms]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
