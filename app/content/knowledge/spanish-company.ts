import { serviceAreas } from '../cities/city.ts'
import { durations } from '../claims.ts'
import type { KnowledgeEntry } from './entry.ts'
import { spanishClaims } from './spanish-claims.ts'
import { unservedPlaces } from './unserved-places.ts'

/** What visitors ask in Spanish about the business, dates and places. */
export const spanishCompany: readonly KnowledgeEntry[] = [
  {
    id: 'company/hours',
    questions: [
      '¿Cuál es su horario? ¿A qué hora abren y cierran? Horas de atención',
      '¿Están abiertos hoy, los sábados, los domingos, el fin de semana, días festivos? ¿Abren los domingos? Abierto, cerrado',
    ],
    answer: `Atendemos ${spanishClaims.openingHours}, también los fines de semana. El formulario recibe solicitudes a cualquier hora.`,
  },
  {
    id: 'company/contact',
    questions: [
      '¿Cuál es su número de teléfono? ¿Cómo puedo contactarlos, llamar, comunicarme?',
      '¿Cuál es su correo electrónico, email, dirección? ¿Puedo hablar con una persona? Oficina',
      '¿Hablan español? ¿Alguien habla español?',
    ],
    answer: `Llame al {phone} o escriba a {email}. Atendemos ${spanishClaims.openingHours}.`,
  },
  {
    id: 'company/reply',
    questions: ['¿Cuánto tardan en responder, contestar? ¿Cuándo me llaman? Respuesta, mismo día'],
    answer: `Una solicitud que llega durante nuestro horario se contesta el mismo día; el plazo máximo es de ${durations.replyHours} horas. Si prefiere no esperar, llame al {phone}.`,
  },
  {
    id: 'company/experience',
    questions: [
      '¿Cuántos años llevan, tienen de experiencia? ¿Desde cuándo existen? ¿Quiénes son? Empresa, compañía, historia',
    ],
    answer: `${spanishClaims.yearsInBusiness} en el área de Sacramento. ${spanishClaims.licensedBondedInsured}.`,
  },
  {
    id: 'company/insurance',
    questions: ['¿Tienen licencia, seguro, fianza? ¿Están asegurados? Certificado, número de licencia'],
    answer: `${spanishClaims.licensedBondedInsured}. Para ver los documentos, llame al {phone} o escriba a {email}.`,
  },
  {
    id: 'company/guarantee',
    questions: [
      '¿Tienen garantía? ¿Garantizan el resultado? ¿Qué pasa si no estoy satisfecho, contento? Queja, reembolso, daño, reclamo',
    ],
    answer: `Damos una ${spanishClaims.satisfactionGuarantee}. Si algo no está bien, llame al {phone} para que una persona lo resuelva con usted.`,
  },
  {
    id: 'company/reviews',
    questions: ['¿Tienen reseñas, opiniones, referencias, calificación, estrellas? ¿Qué dicen los clientes?'],
    answer: `Tenemos una ${spanishClaims.rating}. Lo que escriben los clientes está en la página Reviews de este sitio.`,
  },
  {
    id: 'company/gallery',
    questions: ['¿Tienen fotos, imágenes, antes y después, ejemplos? Galería'],
    answer: 'Hay imágenes de antes y después de entradas, patios, terrazas y paredes en la página Gallery.',
  },
  {
    id: 'company/jobs',
    questions: ['¿Están contratando? Empleo, vacantes, puestos, contratar personal'],
    answer: 'Para trabajar con nosotros, escriba a {email} o llame al {phone}.',
  },
  {
    id: 'company/quote',
    questions: [
      '¿Cómo pido un presupuesto, una cotización, un estimado? ¿Cómo contrato, reservo? ¿Qué sigue después?',
    ],
    answer: `Envíe el formulario de esta página con su nombre, correo y teléfono. Contestamos en un plazo de ${durations.replyHours} horas, miramos la superficie y sus manchas y le damos un presupuesto gratuito. O llame al {phone} y díganos la superficie y la ciudad.`,
  },
  {
    id: 'booking/date',
    questions: [
      '¿Están disponibles? Disponibilidad, cita, agenda, fecha, reservar. ¿Cuándo pueden venir? ¿Pueden venir hoy, mañana, esta semana, el sábado?',
      'Urgente, emergencia, lo antes posible. Cancelar, cambiar mi cita',
    ],
    answer:
      'No puedo ver la agenda, así que no puedo prometer un día. Llame al {phone} o envíe el formulario de esta página, y una persona acuerda la fecha con usted.',
  },
  {
    id: 'place/all',
    questions: [
      '¿Dónde trabajan? ¿Qué áreas, ciudades, zonas cubren, atienden, sirven? ¿Vienen a mi ciudad, a mi zona? Cerca de mí, código postal',
      unservedPlaces,
    ],
    answer: `Trabajamos en el área de Sacramento: ${serviceAreas.map(({ name }) => name).join(', ')}. Si su ciudad no está en la lista, llame al {phone} y le decimos si vamos.`,
  },
  ...serviceAreas.map(({ name, slug }) => ({
    id: `place/${slug}` as const,
    questions: [
      `¿Trabajan en ${name}? ¿Vienen a ${name}? ¿Atienden, sirven, cubren ${name}? ¿Llegan a ${name}?`,
    ],
    answer: `Sí, trabajamos en ${name}. Para un presupuesto gratuito envíe el formulario de esta página o llame al {phone}.`,
  })),
]
