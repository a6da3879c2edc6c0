import { durations } from '../claims.ts'
import type { KnowledgeEntry } from './entry.ts'
import { spanishClaims } from './spanish-claims.ts'

/** What visitors ask in Spanish about the work as a whole, and about epoxy floors. */
export const spanishMethods: readonly KnowledgeEntry[] = [
  {
    id: 'method/soft-wash',
    questions: [
      '¿Qué es el lavado suave, soft wash? Diferencia entre lavado suave y lavado a presión',
      '¿Cuánta presión usan? Baja presión, alta presión. ¿La presión daña las paredes, la pintura, el estuco? ¿Es seguro?',
    ],
    answer:
      'En el lavado suave trabaja una solución limpiadora ligera y se enjuaga a baja presión. Así se lavan las paredes, y los techos se tratan sin ninguna presión. El concreto aguanta presión, pero pareja, con una limpiadora de superficies.',
  },
  {
    id: 'method/plants',
    questions: [
      '¿Es seguro para mis plantas, jardín, flores, césped, pasto, arbustos?',
      '¿Dañan, matan las plantas? ¿Protegen el jardín?',
    ],
    answer:
      'Mojamos las plantas antes, durante y después del tratamiento, para que absorban agua limpia en vez de limpiador. En la madera usamos un limpiador de oxígeno, suave con las plantas.',
  },
  {
    id: 'method/chemicals',
    questions: [
      '¿Qué químicos, detergente, jabón, productos usan? ¿Usan cloro, blanqueador, lejía?',
      '¿Sus productos son ecológicos, tóxicos, biodegradables, seguros para mascotas, perros, niños?',
    ],
    answer:
      'Las paredes y los techos reciben una solución diluida de hipoclorito de sodio contra las algas; la madera, percarbonato de sodio (un blanqueador de oxígeno); el óxido y las manchas de hojas, ácido oxálico; el aceite, un desengrasante. Si le preocupan sus mascotas, peces o plantas, díganoslo al {phone} antes de empezar.',
  },
  {
    id: 'method/runoff',
    questions: [
      '¿A dónde va el agua sucia, el agua de lavado? Desagüe pluvial, alcantarilla, medio ambiente',
    ],
    answer:
      'La mayoría de los desagües pluviales del condado de Sacramento van a los arroyos y ríos sin tratamiento. El agua limpia de enjuague se lleva a la tierra o al césped, el agua con aceite se aspira, y en los negocios se tapan los desagües y se recoge el agua.',
  },
  {
    id: 'method/stains',
    questions: [
      '¿Pueden quitar, sacar manchas? ¿Qué manchas salen? Aceite, óxido, llantas, hojas, pintura, fertilizante, ácido de batería',
    ],
    answer:
      'Cada mancha se trata con lo que la disuelve: desengrasante para aceite y llantas, ácido oxálico para óxido y hojas. El ácido de batería y las quemaduras de fertilizante ya grabaron el concreto y se quedan. Antes de empezar le decimos cuál es cuál.',
  },
  {
    id: 'method/moss',
    questions: ['¿Quitan, eliminan musgo, algas, moho, hongos, líquenes, rayas negras, verdín?'],
    answer:
      'Sí. Lo que crece en las paredes se mata con una solución suave y se enjuaga a baja presión. Los techos se tratan sin presión: las rayas suelen aclararse mientras estamos allí; el musgo se seca y se suelta en las semanas siguientes.',
  },
  {
    id: 'method/season',
    questions: [
      '¿Cuándo es la mejor época, temporada, mes para lavar? Primavera, verano, otoño, invierno',
      '¿Cada cuánto hay que limpiar? ¿Con qué frecuencia? Lluvia, calor, polen',
    ],
    answer:
      'Después del polen de los robles, en primavera, es buen momento para paredes y canaletas. En verano trabajamos en las horas frescas. Las canaletas tocan otra vez cuando han caído las hojas. Para sellar, la superficie debe estar seca.',
  },
  {
    id: 'method/duration',
    questions: ['¿Cuánto tiempo tarda, dura, toma un trabajo, un lavado, la limpieza? ¿Cuántas horas?'],
    answer: `Depende de la superficie, su tamaño y su estado; se lo decimos con el presupuesto gratuito. Los pisos epóxicos se instalan en ${durations.epoxyInstallDays} días.`,
  },
  {
    id: 'method/at-home',
    questions: ['¿Tengo que estar en casa, presente, durante la limpieza? ¿Es necesario que haya alguien?'],
    answer:
      'El lavado de una casa empieza con un recorrido juntos y termina con otro, así que ayuda que haya alguien. Si nadie puede estar, llame al {phone} y díganoslo.',
  },
  {
    id: 'method/pets',
    questions: [
      '¿Qué hago con mis mascotas, perro, perros, gato, gallinas, caballo, animales? ¿Es seguro para las mascotas?',
      'Estanque, peces, abejas. ¿Tengo que encerrar al perro?',
    ],
    answer:
      'Deje los animales adentro mientras trabajamos y hasta que la superficie esté seca. Díganos antes dónde están y si hay un estanque, y acordamos adónde no deben llegar el limpiador ni el agua: llame al {phone}.',
  },
  {
    id: 'method/rain',
    questions: [
      '¿Qué pasa si llueve ese día? ¿Trabajan con lluvia? Mal tiempo, tormenta, aplazar por la lluvia',
    ],
    answer:
      'Sellar, aplicar epóxico y tratar techos pide tiempo seco; si va a llover, se hace otro día. Lavar concreto se puede con una llovizna. Una persona acuerda con usted la nueva fecha: llame al {phone}.',
  },
  {
    id: 'method/windows',
    questions: ['¿Limpian ventanas, vidrios, cristales, mosquiteros?'],
    answer:
      'El lavado de casas incluye enjuagar por fuera los marcos, los alféizares y los mosquiteros de las ventanas. Para más que eso, pregunte al {phone}.',
  },
  {
    id: 'method/not-offered',
    questions: [
      '¿Pintan, reparan, instalan, cambian? Pintura, jardinería, podar árboles, plomería, basura, mudanza',
      'Paneles solares, alfombras, interior, adentro, muebles, autos, barcos, camiones',
    ],
    answer:
      'Nuestro trabajo es limpiar y sellar el exterior de casas y negocios, y hacer pisos epóxicos para garajes y patios pequeños. Para cualquier otra cosa, pregunte al {phone}.',
  },
  {
    id: 'method/sealing-why',
    questions: [
      '¿Vale la pena sellar? ¿Por qué sellar el concreto? ¿El sellado alarga la vida, aumenta el valor?',
    ],
    answer: `El sellador mantiene el agua, el aceite y los taninos fuera de los poros: ${spanishClaims.concreteLife} cuando la superficie se limpia y se sella, y ${spanishClaims.propertyValue} con un exterior cuidado.`,
  },
  {
    id: 'epoxy',
    questions: ['¿Hacen pisos epóxicos, epoxi, epoxy? Piso de garaje, recubrimiento de piso, revestimiento'],
    answer: `Sí: pisos epóxicos para garajes y patios pequeños. En el garaje rellenamos las grietas, sacamos el aceite viejo, pulimos la losa y la cubrimos de pared a pared. ${spanishClaims.epoxyInstall}.`,
  },
  {
    id: 'epoxy/time',
    questions: [
      '¿Cuánto tarda, cuántos días toma un piso epóxico, epoxi, epoxy? Secar, curar, estacionar, pisar',
    ],
    answer: `${spanishClaims.epoxyInstall}, desde el pulido hasta la última capa. Después el piso cura antes de que vuelva el auto; le dejamos por escrito cuándo se puede pisar y cuándo estacionar.`,
  },
]
