import type { ServiceId } from '../services/service.ts'

interface SpanishService {
  /** As it stands in a sentence. */
  name: string
  /** What visitors call it. */
  otherWords: string
  about: string
  included: readonly string[]
  /** As many as the English process has. */
  steps: readonly string[]
  priceDependsOn: string
}

/** The services in Spanish, told shorter than on their pages. */
export const spanishServices: Record<ServiceId, SpanishService> = {
  'concrete-sealing': {
    name: 'sellado de concreto y adoquines',
    otherWords: 'sellar sellan sellador concreto cemento adoquín adoquines pavers arena juntas',
    about:
      'El sellador mantiene el agua, el aceite y los taninos de las hojas fuera de los poros, y en los adoquines sujeta la arena de las juntas. Primero limpiamos y dejamos secar bien la superficie. Después elegimos el sellador según lo que usted quiera ver: uno penetrante, que no cambia el aspecto, o uno que forma una película y realza el color.',
    included: [
      'limpieza completa de la superficie',
      'tratamiento de manchas de aceite, óxido y hojas',
      'arena selladora en las juntas',
      'sellador penetrante o acrílico',
      'aditivo antideslizante alrededor de piscinas y en pendientes',
    ],
    steps: [
      'Revisar la superficie',
      'Limpiar y rellenar las juntas',
      'Dejar secar',
      'Sellar en las horas frescas',
      'Entregar',
    ],
    priceDependsOn:
      'el área, el tipo de sellador, si hay que quitar uno viejo y cuánta arena falta en las juntas',
  },
  'full-house': {
    name: 'lavado de casas',
    otherWords:
      'casa casas hogar pared paredes fachada estuco revestimiento siding aleros telarañas exterior',
    about:
      'El estuco, el revestimiento y las molduras pintadas se lavan a baja presión: una solución limpiadora hace el trabajo y un enjuague suave se la lleva. La alta presión metería agua detrás del revestimiento y dañaría el estuco.',
    included: [
      'lavado suave de todas las paredes exteriores',
      'aleros sin telarañas ni polvo',
      'parte exterior de canaletas y bajantes',
      'marcos de ventanas y mosquiteros enjuagados por fuera',
      'puerta principal y puerta del garaje',
      'plantas mojadas antes, durante y después',
    ],
    steps: [
      'Recorrer la casa juntos',
      'Proteger',
      'Aplicar de abajo hacia arriba',
      'Enjuagar de arriba hacia abajo',
      'Revisar de nuevo',
    ],
    priceDependsOn: 'el tamaño y el número de pisos, el material de las paredes y la cantidad de algas',
  },
  driveway: {
    name: 'limpieza de entradas de autos',
    otherWords:
      'entrada entradas auto autos carro carros coche garaje cochera driveway losa cemento aceite llantas',
    about:
      'La presión del agua quita la suciedad, pero no las manchas. Por eso tratamos cada mancha (aceite, llantas, óxido, hojas de roble) con lo que la disuelve y después limpiamos toda la losa con una limpiadora de superficies que no deja rayas.',
    included: [
      'entradas de concreto, agregado expuesto y adoquines',
      'desengrasante en manchas de aceite y llantas',
      'ácido oxálico en óxido y taninos',
      'limpieza uniforme de toda la losa',
      'tratamiento contra algas en las zonas de sombra',
      'enjuague del bordillo y del camino a la puerta',
    ],
    steps: [
      'Identificar las manchas',
      'Tratarlas antes de lavar',
      'Limpiar la superficie',
      'Enjuagar y recoger el agua',
    ],
    priceDependsOn: 'el área, el material y el tipo de manchas',
  },
  patio: {
    name: 'limpieza de patios',
    otherWords: 'patio patios terraza piscina alberca acera andador escalones porche laja travertino',
    about:
      'El concreto, los adoquines, la laja y el travertino necesitan cada uno otro limpiador y otra presión, así que primero averiguamos qué tiene usted. Quitamos algas, grasa de la parrilla, polen y sarro.',
    included: [
      'concreto liso y estampado, adoquines, laja y travertino',
      'muebles y macetas movidos y devueltos a su lugar',
      'tratamiento de algas y moho',
      'grasa alrededor de la parrilla',
      'arena en las juntas cuando están secas',
    ],
    steps: [
      'Identificar la piedra',
      'Despejar y mojar alrededor',
      'Tratar y lavar',
      'Enjuagar lejos de la casa',
      'Rellenar las juntas y devolver los muebles',
    ],
    priceDependsOn: 'el área, el material, las algas y las manchas',
  },
  commercial: {
    name: 'limpieza comercial',
    otherWords:
      'negocio negocios comercio tienda tiendas restaurante oficina edificio edificios estacionamiento chicle acera grafiti',
    about:
      'Limpiamos aceras de tiendas, carriles de autoservicio, zonas de contenedores de basura, estacionamientos y fachadas. La grasa y el chicle necesitan calor: usamos agua caliente, tapamos los desagües pluviales y recogemos el agua de lavado.',
    included: [
      'desengrase con agua caliente de zonas de basura y carriles de autoservicio',
      'eliminación de chicle',
      'cajones de estacionamiento y muelles de carga',
      'lavado suave de fachadas',
      'toldos, letreros y vidrios de entrada',
      'desagües tapados y agua recogida',
    ],
    steps: ['Examinar el lugar', 'Preparar', 'Desengrasar en caliente', 'Recoger el agua', 'Informar'],
    priceDependsOn:
      'las áreas, la grasa y el chicle, las horas en que se puede cerrar y la frecuencia de las visitas',
  },
  'deck-fence': {
    name: 'limpieza de terrazas y cercas de madera',
    otherWords: 'deck terraza terrazas cerca cercas valla madera cedro secuoya baranda pérgola tablas gris',
    about:
      'El gris de la madera es solo una capa de fibras muertas por el sol. La quitamos con percarbonato de sodio, un blanqueador de oxígeno suave con la madera y las plantas, y enjuagamos a baja presión siguiendo la veta.',
    included: [
      'terrazas y cercas de secuoya, cedro y madera tratada',
      'terrazas de material compuesto',
      'ácido oxálico contra las marcas negras',
      'barandas, escaleras y portones',
      'clavos y tablas sueltas señalados antes de empezar',
    ],
    steps: ['Inspeccionar la madera', 'Mojar los alrededores', 'Limpiar', 'Avivar el color', 'Dejar secar'],
    priceDependsOn: 'el largo o el área, el tipo de madera, su edad y si tiene tinte viejo',
  },
  roof: {
    name: 'limpieza de techos',
    otherWords: 'techo techos tejado tejados teja tejas musgo rayas negras líquenes',
    about:
      'Las rayas negras son algas que se alimentan de la piedra caliza de la teja asfáltica; lo verde es musgo. Tratamos ambos sin presión, porque la presión arranca los gránulos que protegen la teja y mete agua debajo.',
    included: [
      'tratamiento sin presión para teja asfáltica, de concreto y de barro',
      'rayas negras, líquenes y musgo',
      'hojas y ramas retiradas con soplador',
      'canaletas enjuagadas de lo que cae del techo',
      'plantas mojadas antes, durante y después',
    ],
    steps: [
      'Mirar desde la escalera',
      'Despejar en seco',
      'Tratar',
      'Enjuagar o dejar que la lluvia termine',
    ],
    priceDependsOn: 'el tamaño y la pendiente, el tipo de teja y la cantidad de musgo',
  },
  gutter: {
    name: 'limpieza de canaletas',
    otherWords: 'canaleta canaletas canalón canalones bajante bajantes tapadas hojas desbordan',
    about:
      'Lo que se queda en la canaleta se vuelve lodo, la primera tormenta la desborda y el agua acaba en los cimientos. Vaciamos cada tramo a mano, enjuagamos las bajantes hasta que el agua sale limpia y nos llevamos los restos.',
    included: [
      'todos los tramos vaciados a mano y los restos retirados',
      'cada bajante enjuagada desde arriba',
      'atascos leves de las bajantes resueltos',
      'borde del techo sin hojas',
      'cara exterior de la canaleta limpia',
      'fotos de soportes sueltos y juntas abiertas',
    ],
    steps: ['Colocar las escaleras con seguridad', 'Vaciar', 'Enjuagar', 'Mostrar'],
    priceDependsOn:
      'el largo de los tramos, el número de pisos, lo que hay dentro y si las bajantes están tapadas',
  },
}
