import { type ClaimId, durations } from '../claims.ts'
import { clockTime, openingHours } from '../opening-hours.ts'

const halves = ['a. m.', 'p. m.']

/** The claims in Spanish. What stands behind each, and whether it may still be made, is told in claims.ts. */
export const spanishClaims: Record<ClaimId, string> = {
  yearsInBusiness: `Más de ${durations.yearsInBusiness} años de actividad`,
  since: `desde ${durations.sinceYear}`,
  licensedBondedInsured: 'Con licencia, fianza y seguro',
  freeEstimates: 'Presupuestos gratuitos',
  sameDayResponse: 'Respuesta el mismo día',
  satisfactionGuarantee: 'garantía de satisfacción del 100%',
  rating: 'calificación de 5.0 estrellas',
  openingHours: `todos los días de ${clockTime(openingHours.opens, halves)} a ${clockTime(openingHours.closes, halves)}`,
  reply: `Respuesta en un plazo de ${durations.replyHours} horas`,
  concreteLife: 'hasta un 50% más de vida útil del concreto',
  propertyValue: 'hasta un 10% más de valor de la propiedad',
  epoxyInstall: `Instalación en ${durations.epoxyInstallDays} días`,
}
