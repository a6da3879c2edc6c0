import { assistant } from '../assistant.ts'
import type { KnowledgeEntry } from './entry.ts'

/** What is said in Spanish beside the facts; the same ids as in talk.ts. */
export const spanishTalk: readonly KnowledgeEntry[] = [
  {
    id: 'talk/greeting',
    answer:
      '¡Hola! Pregúnteme por nuestros servicios, cómo trabajamos, adónde vamos o nuestro horario. Para lo demás contesta una persona en el {phone}.',
  },
  {
    id: 'talk/thanks',
    answer: '¡De nada! Si quiere saber algo más, pregúnteme o llame al {phone}.',
  },
  {
    id: 'talk/goodbye',
    answer: 'Adiós, y gracias por preguntar. Estamos en el {phone} cuando nos necesite.',
  },
  {
    id: 'talk/hand-over',
    answer:
      'No tengo una respuesta segura a eso y prefiero no adivinar. Llame al {phone}: allí le ayuda una persona. Yo puedo contarle de nuestros servicios, cómo trabajamos, adónde vamos y nuestro horario.',
  },
  {
    id: 'talk/medical',
    answer:
      'No puedo dar consejos médicos: pregunte a un médico y, en una emergencia, llame al 911. Si quiere saber qué limpiador usamos en un trabajo, llame al {phone}.',
  },
  {
    id: 'talk/legal',
    answer:
      'No puedo dar consejos legales: pregunte a un abogado o a la autoridad competente. Para preguntas sobre nuestro propio trabajo, llame al {phone}.',
  },
  {
    id: 'talk/instructions',
    answer:
      'Solo contesto preguntas sobre nuestro trabajo de limpieza y no sigo otras instrucciones. Para lo demás, llame al {phone}.',
  },
  {
    id: 'talk/identity',
    questions: [
      '¿Quién eres, quién es usted? ¿Eres un robot, una máquina, una persona real, humano? ¿Cómo te llamas?',
    ],
    answer: `Soy ${assistant.name}, un asistente automático: respondo con lo que {name} ha escrito sobre su trabajo. Para hablar con una persona, llame al {phone}.`,
  },
  {
    id: 'talk/abilities',
    questions: ['¿Qué puedes hacer? ¿Qué puede hacer? Ayúdame por favor. ¿Qué puedo preguntar? ¿Qué sabes?'],
    answer:
      'Puedo decirle qué limpiamos y cómo, dónde trabajamos y cuál es nuestro horario. Los precios y las fechas los acuerda una persona: pida un presupuesto gratuito con el formulario de esta página o llame al {phone}.',
  },
]
