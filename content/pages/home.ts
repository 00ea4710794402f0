import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: '{name}: hotel y trucha en el valle de Cocora',
		description:
			'Restaurante de trucha, cabaña, camping, glamping y caballos en el valle de Cocora, a {minutesFromTown} minutos de Salento. Abierto {hours}.',
	},
	crumb: 'Inicio',
	title: 'Un día entre palmas de cera, una buena trucha y una cama abrigada',
	lead: '{name} es la casa de una familia del valle de Cocora que lleva más de {years} años recibiendo viajeros. Venga a almorzar, quédese a dormir y suba mañana a ver las palmas.',
	hero: {
		book: { label: 'Reservar', to: '/booking' },
		arrive: { label: 'Cómo llegar', to: '/arrive' },
	},
	welcome: {
		title: 'Todo el valle en una sola parada',
		paragraphs: [
			'Estamos en el km {km} de la vía que sube de Salento al valle. Aquí se deja el carro o se baja uno del Willys, se pide un tinto y se empieza el día sin afán.',
			'Unos vienen por la trucha y otros por los caballos. Los niños se van detrás de los gansos, los abuelos se quedan junto a la chimenea y los que madrugan salen a caminar antes de que levante la neblina. Por la tarde vuelven todos a la misma mesa.',
			'Y si la tarde se alarga, hay dónde quedarse: cabaña de madera para el grupo, camping para el que trae carpa y glamping para el que la prefiere armada.',
		],
		link: { label: 'Conozca nuestra historia', to: '/who-are-we' },
	},
	services: {
		title: 'Nueve maneras de pasarla bien',
		text: 'Elija una para hoy o combínelas todas en un fin de semana.',
		seeMore: 'Ver más',
	},
	reviews: {
		title: 'Lo que cuentan en la mesa',
		link: { label: 'Leer las reseñas o dejar la suya', to: '/reviews' },
	},
	glance: {
		title: 'Lo que necesita saber de una vez',
		hours: {
			title: 'Horario',
			text: 'Atendemos {hours}. Para grupos grandes, avísenos antes y le tenemos la mesa lista.',
		},
		arrive: {
			title: 'Km {km}, a mano izquierda',
			text: 'A {minutesFromTown} minutos de Salento, en carro o en jeep. Somos el primer restaurante a la izquierda.',
			link: { label: 'Ver la ruta', to: '/arrive' },
		},
		book: {
			title: 'Reserve sin pagar en línea',
			text: 'Cuéntenos cuántos son y qué días vienen. Le respondemos con la disponibilidad y el precio, y usted decide.',
			link: { label: 'Pedir reserva', to: '/booking' },
		},
	},
	nextStep: {
		text: '¿Ya sabe qué día viene? Escríbanos la fecha y cuántas personas son, y lo esperamos.',
		label: 'Reservar',
		to: '/booking',
	},
}

const en = {
	meta: {
		title: '{name}: hotel and trout in the Cocora valley',
		description:
			'Trout restaurant, cabin, camping, glamping and horses in Colombia’s Cocora valley, {minutesFromTown} minutes from Salento. Open {hours}.',
	},
	crumb: 'Home',
	title: 'Wax palms by day, trout at noon, a warm bed at night',
	lead: '{name} is a family house in the Cocora valley that has been welcoming travellers for more than {years} years. Come for lunch, stay the night, and walk up to the palms in the morning.',
	hero: {
		book: { label: 'Book', to: '/booking' },
		arrive: { label: 'How to get here', to: '/arrive' },
	},
	welcome: {
		title: 'The whole valley from one doorstep',
		paragraphs: [
			'You will find us at km {km} of the road that climbs from Salento into the valley. Park the car or hop off the Willys jeep, order a coffee, and let the day start slowly.',
			'Some people come for the trout, others for the horses. Children follow the geese, grandparents settle in by the fireplace, and early risers set off on foot before the mist lifts. By mid-afternoon everyone is back at the same table.',
			'If you would rather not leave, there are three ways to stay: a wooden cabin for the whole group, a campsite for those who bring a tent, and glamping for those who would like theirs already pitched.',
		],
		link: { label: 'Read our story', to: '/who-are-we' },
	},
	services: {
		title: 'Nine good reasons to come up',
		text: 'Pick one for an afternoon, or fit them all into a weekend.',
		seeMore: 'See more',
	},
	reviews: {
		title: 'What guests say',
		link: { label: 'Read the reviews or add yours', to: '/reviews' },
	},
	glance: {
		title: 'The essentials',
		hours: {
			title: 'Opening hours',
			text: 'We are open {hours}. If you are coming as a large group, tell us beforehand and your table will be waiting.',
		},
		arrive: {
			title: 'Km {km}, on the left',
			text: '{minutesFromTown} minutes from Salento by car or jeep. We are the first restaurant on the left-hand side.',
			link: { label: 'See the route', to: '/arrive' },
		},
		book: {
			title: 'Nothing to pay online',
			text: 'Tell us how many of you are coming and when. We write back with availability and a price, and then you decide.',
			link: { label: 'Ask for a booking', to: '/booking' },
		},
	},
	nextStep: {
		text: 'Do you have a date in mind? Send it to us with the number of people, and we will take it from there.',
		label: 'Book',
		to: '/booking',
	},
} satisfies typeof es

export const home = {
	path: '/',
	picture: 'valley-dawn',
	slides: [
		{ day: 'valley-dawn', night: 'lodging-night' },
		'valley-day',
		{ day: 'lodging-night', night: 'valley-dawn' },
		'service-restaurant',
	],
	copy: { es, en },
} satisfies PageContent & { slides: (ImageName | Record<'day' | 'night', ImageName>)[] }
