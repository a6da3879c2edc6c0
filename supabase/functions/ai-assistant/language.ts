import type { AssistantLanguage } from '../_shared/assistant-contract.ts'

/** Lower case, without accents: visitors leave them out, and `\b` knows no accented letter. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

// Words of which nearly every question has one. None of them is a word of both languages, nor part of the name of
// a place we work in: "El Dorado Hills" is no Spanish question.
const words: Record<AssistantLanguage, ReadonlySet<string>> = {
  en: new Set(
    `the is are do does did you your yours how what when where which who why can could will would should i my we our it its
     an of for and or to in on at with from this that there have has get need want much many long any please thanks hello hi
     clean cleaning wash washing roof house driveway gutter gutters price cost quote estimate open closed hours tell give ignore`.split(
      /\s+/,
    ),
  ),
  es: new Set(
    `que como cuanto cuanta cuantos cuantas cuando donde cual cuales quien por para una unos unas del con sin mi mis su sus
     es son esta estan hay tiene tienen hace hacen puede pueden puedo quiero necesito quisiera usted ustedes ofrecen usan
     limpian limpia limpiar limpieza lavan lava lavar lavado quitan sellan trabajan vienen venir atienden sirven cubren llegan hablan en
     techo techos tejado casa casas canaletas entrada patios cerca piso pisos garaje ventanas manchas aceite
     precio precios cuesta cobran presupuesto cotizacion horario abren abierto cierran servicios servicio telefono
     hola gracias buenos buenas dias tardes noches adios favor si pero muy mas manana hoy sobre ignora dame dime se les eres`.split(
      /\s+/,
    ),
  ),
}

/** The language a text is written in; English when nothing tells. */
export function detectLanguage(text: string): AssistantLanguage {
  if (/[¿¡]/.test(text)) return 'es'
  const found = fold(text).split(/[^a-z]+/)
  const count = (language: AssistantLanguage) => found.filter((word) => words[language].has(word)).length
  return count('es') > count('en') ? 'es' : 'en'
}
