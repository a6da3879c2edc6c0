import { type ServiceId, serviceIds } from '../services/service.ts'
import type { KnowledgeEntry } from './entry.ts'
import { spanishServices } from './spanish-service-texts.ts'

const askForEstimate = 'El presupuesto es gratuito: envíe el formulario de esta página o llame al {phone}.'

// "De" and "el" become one word.
function ofNoun(noun: string): string {
  return noun.startsWith('el ') ? `del ${noun.slice('el '.length)}` : `de ${noun}`
}

/** Four answers about a service: what it is, what it includes, how it goes and what its price depends on. */
function aboutService(id: ServiceId): KnowledgeEntry[] {
  const { name, otherWords, about, included, steps, priceDependsOn } = spanishServices[id]
  const words = `${name} ${otherWords}`
  return [
    {
      id: `service/${id}`,
      questions: [`¿Hacen ${name}? ¿Limpian, lavan, ofrecen? ¿Pueden limpiar, lavar, quitar? ${words}`],
      answer: `Sí, ofrecemos ${name}. ${about}`,
    },
    {
      id: `service/${id}/included`,
      questions: [`¿Qué incluye ${name}? ¿Qué está incluido? ${words}`],
      answer: `Qué incluye el servicio de ${name}: ${included.join('; ')}.`,
    },
    {
      id: `service/${id}/process`,
      questions: [`¿Cómo es el proceso, el método, los pasos de ${name}? ${words}`],
      answer: `Así es el proceso de ${name}: ${steps.map((step, index) => `${index + 1}. ${step}`).join(', ')}.`,
    },
    {
      id: `price/${id}`,
      questions: [`¿Cuánto cuesta, cuánto cobran, qué precio, presupuesto, cotización de ${words}?`],
      answer: `El precio del servicio de ${name} depende ${ofNoun(priceDependsOn)}; por eso aquí no doy precios. ${askForEstimate}`,
    },
  ]
}

const list = serviceIds.map((id) => spanishServices[id].name).join(', ')

export const spanishServiceKnowledge: readonly KnowledgeEntry[] = [
  {
    id: 'service/all',
    questions: [
      '¿Qué servicios ofrecen? ¿Qué limpian? ¿Qué lavan? Lista de servicios, tipos de limpieza',
      'Lavado a presión, limpieza exterior, limpieza con hidrolavadora. Residencial',
    ],
    answer: `Ofrecemos ${list}, y pisos epóxicos para garajes y patios pequeños. ¿Sobre cuál quiere saber más?`,
  },
  ...serviceIds.flatMap(aboutService),
  {
    id: 'price',
    questions: [
      '¿Cuánto cobran? ¿Cuáles son sus precios, tarifas, costos? ¿Cuánto cuesta?',
      '¿Es caro, barato? ¿Tienen descuento, oferta, mínimo? Presupuesto, cotización, estimado gratis',
    ],
    answer: `El precio depende de la superficie, su tamaño y su estado; por eso aquí no doy precios. ${askForEstimate}`,
  },
  {
    id: 'price/epoxy',
    questions: ['¿Cuánto cuesta, qué precio, presupuesto de un piso epóxico, epoxi, epoxy, para el garaje?'],
    answer: `El precio de un piso epóxico depende del área, las grietas, el aceite viejo, la humedad de la losa y el aspecto que elija; por eso aquí no doy precios. ${askForEstimate}`,
  },
]
