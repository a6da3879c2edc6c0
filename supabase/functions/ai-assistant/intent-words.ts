import type { AssistantLanguage } from '../_shared/assistant-contract.ts'

interface IntentWords {
  /** Before a question; cut off. */
  greeting: RegExp
  howAreYou: RegExp
  thanks: RegExp
  goodbye: RegExp
  /** Words that ask for money whatever surface they are about. */
  price: RegExp
  /** Words that ask for a date. Opening hours are a fact, not a date. */
  date: RegExp
  hours: RegExp
  medical: RegExp
  legal: RegExp
  /** Words that are spoken to a machine rather than to a business. */
  instructions: RegExp
}

/** What gives a message's intent away. Matched against folded text: lower case, no accents. */
export const intentWords: Record<AssistantLanguage, IntentWords> = {
  en: {
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
  },
  es: {
    greeting:
      /^[¡¿\s]*(?:hola|saludos|buen(?:os)? dias?|buenas(?: tardes| noches)?|que tal)\b[\s,.!:-]*(?:buen(?:os)? dias?|buenas(?: tardes| noches)?)?[\s,.!:-]*/,
    howAreYou: /^[¿\s]*(?:como estas?|como estan?|que tal)(?: hoy)?[\s?!.]*$/,
    thanks:
      /^[¡\s]*(?:ok[\s,.!]+|perfecto[\s,.!]+|bueno[\s,.!]+)?(?:muchas |mil )?gracias(?: por (?:su|tu|la) (?:ayuda|respuesta|informacion))?[\s.!]*$/,
    goodbye:
      /^[¡\s]*(?:adios|hasta (?:luego|pronto|manana)|nos vemos|que tenga (?:un )?buen(?:a)? (?:dia|tarde|noche))[\s.!]*$/,
    price:
      /\b(?:precios?|cuestan?|cuestas|costos?|costaria|cobr(?:an|a|ar|arian?)|tarifas?|presupuestos?|cotiza\w*|estimados?|car[oa]s?|barat\w+|descuentos?|rebajas?|ofertas?|cupon(?:es)?|dolares|cuanto (?:vale|sale|es|seria|me)|por (?:pie|metro|hora))\b|\$\s?\d/,
    date: /\b(?:disponib\w+|citas?|agend\w+|reserv\w+|manana|hoy|esta (?:semana|tarde|noche)|este (?:fin|mes|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|proxim[oa]s?|cuando (?:pueden|podrian|vienen)|(?:pueden|podrian) venir|lo antes posible|urgen(?:te|cia)|emergencia|(?:venir|vienen|vengan) (?:el|este|un) \w+)\b/,
    hours: /\b(?:abren|abiert[oa]s?|cierran|cerrad[oa]s?|horarios?|a que hora)\b/,
    medical:
      /\b(?:envenen\w*|intoxic\w*|toxico para mi|trag(?:o|ue|aron)|beb(?:io|er|i)|inhal\w*|alergi\w*|alergic[oa]s?|asma|embaraz\w*|sintomas?|medic(?:o|a|ina|inas|amentos?)|dolor(?: de)?|fiebre|enferm\w*|(?:la|mi|su) piel|(?:los|mis|sus) ojos)\b/,
    legal:
      /\b(?:i?legal(?:es|mente)?|abogad[oa]s?|demandar(?:los|me)?|demanda|juicio|tribunal|mis derechos)\b/,
    instructions:
      /\b(?:ignor\w+|olvid\w+|omit\w+|desobede\w+)\b.{0,40}\b(?:instrucciones|reglas|anteriores|anterior|todo|prompt)\b|\b(?:prompt|mensaje|instrucciones) (?:del|de) sistema\b|\b(?:ahora eres|eres ahora|actua como|finge|haz de cuenta|modo (?:desarrollador|administrador))\b|\b(?:repite|revela|muestra\w*|imprime|dime)\b.{0,30}\b(?:prompt|instrucciones|reglas)\b|\b(?:contrasena|clave secreta|clave de api)\b/,
  },
}
