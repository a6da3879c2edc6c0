import { firm } from '#generated/firm.ts'

// In lower case and without accents. In these, `*` stands for any further
// letters and `+` for at least one.

export const greetings = [
  'hi',
  'hello',
  'hey',
  'howdy',
  'hola',
  'greetings',
  'good (?:morning|afternoon|evening|day)',
]

export const howAreYou = ['how (?:are|r|do) you(?: do(?:ing)?)?']

export const agreement = ['ok', 'okay']

export const praise = ['great', 'perfect']

export const thanks = ['thanks?', 'thank you', 'thx', 'ty']

export const afterThanks = [
  'you',
  'so much',
  'very much',
  'a lot',
  'again',
  'for (?:your|the) (?:help|info|answer)',
]

export const byes = ['bye(?: bye)?', 'goodbye(?: bye)?']

export const farewells = [
  'see (?:you|ya)(?: later)?',
  'have a (?:good|nice|great) (?:day|one|evening|weekend)',
]

export const quoteWords = [
  'quotes?',
  'estimates?',
  'bids?',
  'price',
  'book',
  'order',
  'sign',
  'started',
]

export const wordsAroundQuote = [
  'a',
  'an',
  'the',
  'my',
  'some',
  'free',
  'online',
  'now',
  'please',
  'next',
  'step',
  'steps',
  'i',
  'id',
  'we',
  'you',
  'me',
  'us',
  'someone',
  'can',
  'could',
  'may',
  'would',
  'do',
  'does',
  'is',
  'are',
  'how',
  'where',
  'what',
  'happens',
  'after',
  'process',
  'work',
  'ready',
  'to',
  'for',
  'up',
  'it',
  'like',
  'want',
  'need',
  'get',
  'give',
  'have',
  'send',
  'request',
  'ask',
  'cleaning',
  'wash',
]

export const priceWords = [
  'pric(?:e[ds]?|ing)',
  'cost(?:s|ing)?',
  'charg(?:es?|ing)',
  'rates',
  'fees?',
  'quotes?',
  'estimates?',
  'bids?',
  'ballpark',
  'expensive',
  'cheap(?:er|est)?',
  'discount*',
  'specials?',
  'deals?',
  'minimum',
  'coupons?',
  'budget',
  'dollars?',
  'bucks',
  'per (?:square|sq|foot|hour)',
]

export const otherAmounts = [
  'pressure',
  'water',
  'time',
  'longer',
  'bleach',
  'experience',
]

export const weekdays = [
  'mon',
  'tues',
  'wednes',
  'thurs',
  'fri',
  'satur',
  'sun',
]

export const dateWords = [
  'availab(?:le|ility)',
  'appointments?',
  '(?:re|r)?schedul*',
  'book(?:ed|ing)?',
  'calendar',
  'tomorrow',
  'tonight',
  'today',
  'this (?:week|weekend|month|afternoon|morning)',
  'next (?:week|month)*',
  ...weekdays.map((day) => `next ${day}*`),
  'how soon',
  'soonest',
  'earliest',
  'asap',
  'right away',
  'urgent(?:ly)?',
  'emergency',
  'when (?:can|could|will) you (?:come|start)',
]

export const factWords = [
  'open',
  'opens',
  'clos(?:e[ds]?|ing)',
  'hours',
  'repl(?:y|ies)',
  'answer(?:s|ed)?',
  'respon[ds]*',
  'hear',
  'get back',
  'call(?:s|ed)?(?: me| us)? back',
  'rain*',
  'storms?',
  'before',
  ...firm.specialtyWords,
]

export const medicalWords = [
  'poison(?:ed|ing|ous)?',
  'swallow(?:ed|s)?',
  'dr[ai]nk',
  'inhal(?:e[ds]?|ing)',
  'overdose',
  'rash',
  'asthma',
  'allerg(?:y|ic|ies)',
  'pregnan(?:t|cy)',
  'symptoms?',
  'diagnos+',
  'medicines?',
  'medications?',
  'doctor',
  'ibuprofen',
  'aspirin',
  'headaches?',
  'fever',
  '(?:my|his|her|the) (?:skin|eyes?)',
  'feel(?:s|ing)? sick',
  'is sick',
]

export const legalWords = [
  '(?:il)?legal(?:ly)?',
  'lawyers?',
  'attorneys?',
  'sued?',
  'suing',
  'lawsuits?',
  'court',
  'liable',
  'lawful',
  'my rights',
]

export const injectionWords = {
  verbs: ['ignore', 'disregard', 'forget', 'override', 'bypass'],
  rules: [
    'instructions?',
    'rules?',
    'prompts?',
    'guidelines',
    'above',
    'previous',
    'prior',
    'everything',
  ],
  disclosures: ['repeat', 'reveal', 'print', 'show', 'output', 'translate'],
  disclosed: ['prompt', 'instructions', 'rules', 'above'],
  adjectives: ['system', 'initial', 'hidden', 'secret'],
  parts: ['prompt', 'message', 'instructions?', 'rules?'],
  roles: [
    'you are now',
    'act as',
    'pretend',
    'role ?play',
    'jailbreak',
    '(?:developer|debug|admin|dan) mode',
  ],
  tags: ['system', 'facts', 'question', 'instructions?'],
  secrets: ['(?:api|secret) keys?', 'passwords?'],
}

/** The search would mistake each of these for an unknown subject. */
export const fillers = [
  'guys?',
  "y['’]?all",
  'folks',
  'please',
  'pls',
  'just',
  'really',
  'actually',
  'also',
  'maybe',
  'kinda',
  'could',
  'would',
  'must',
  'need(?:ed)?',
  'want(?:ed)?',
  'like to',
  'looking to',
  'get',
  'got',
  'thing',
  'some(?:one|body)',
  'any(?:one|body|thing)',
  '(?:tell|let) me',
  'wondering',
  'ok',
  'okay',
  'done',
  'able',
  'usually',
  'typical(?:ly)?',
]
