import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

/** A society or certificate. The lists stay empty until the owner fills them. */
type Credential = { name: string; detail: string }

const es = {
	meta: {
		title: 'Quiénes somos: más de {years} años en Cocora | {name}',
		description:
			'Una familia del valle de Cocora que recibe viajeros hace más de {years} años: su historia, su gente, el valle y las reseñas de quienes la visitan.',
	},
	crumb: 'Nosotros',
	title: 'Quiénes somos',
	lead: 'Una familia, un valle y más de {years} años abriendo la misma puerta todas las mañanas.',
	valley: {
		title: 'El valle donde vivimos',
		quote: 'Crecer despacio y durar mucho.',
		paragraphs: [
			'Cocora queda en el alto río Quindío, en la cordillera Central, entre los {altitudeLow} y los {altitudeHigh} metros. Es tierra de la palma de cera, el árbol nacional de Colombia, que aquí se levanta por encima de todo lo demás.',
			'Nuestra casa está en el camino que lleva a ellas. Las vemos todos los días y tratamos de seguirles el ejemplo: mantenernos en pie y mirar lejos.',
		],
		link: { label: 'Conozca el valle de Cocora', to: '/cocora-valley' },
	},
	history: {
		title: 'Más de {years} años de historia',
		paragraphs: [
			'Llevamos más de {years} años recibiendo gente en este valle. En ese tiempo cambiaron los carros, las cámaras y los mapas; el viajero sigue llegando con las mismas preguntas: qué hay de almuerzo, dónde se duerme, por dónde se sube a ver las palmas.',
			'A cada pregunta le hemos hecho sitio. Hoy la respuesta son el restaurante, la casa del café, la cabaña, el camping, los caballos, el glamping, el vivero y la tienda de artesanías. La trucha es el centro de la mesa, y la familia es la que atiende.',
		],
	},
	about: {
		title: 'Cómo nos gusta trabajar',
		items: [
			{
				title: 'En familia',
				text: 'Quien le contesta el teléfono conoce la casa. Si algo no salió bien, dígaselo: le llega a quien puede arreglarlo.',
			},
			{
				title: 'Con la tierra',
				text: 'Caballos y caminos antes que motores. Cuidamos la palma, sembramos en el vivero y le pedimos a cada visitante que se lleve su basura.',
			},
			{
				title: 'Con palabras claras',
				text: 'Los precios que publicamos son los que se pagan, con impuestos. Los que dependen de la fecha o del grupo se los damos por escrito antes de que decida.',
			},
		],
	},
	societies: {
		title: 'Sociedades y gremios',
		text: 'Nadie recibe visitas solo: hasta aquí suben los jeeps que salen del pueblo, y en la tienda hay artesanías de la región. Si usted es vecino, guía o artesano y quiere trabajar con nosotros, escríbanos. Las agremiaciones y redes de turismo de las que hagamos parte se publican aquí, con su nombre.',
		link: { label: 'Escribirnos', to: '/contact-us' },
		list: [] as Credential[],
	},
	certificates: {
		title: 'Certificados',
		text: 'La ley colombiana le exige a todo prestador de servicios turísticos inscribirse en el Registro Nacional de Turismo. El nuestro es el RNT {rnt}, que está siempre al pie de la página y se puede comprobar en el registro de las cámaras de comercio. Los demás certificados que tengamos se publican aquí, con la entidad que los otorga.',
		link: { label: 'Comprobar en rnt.confecamaras.co', href: 'https://rnt.confecamaras.co' },
		list: [] as Credential[],
	},
	reviews: {
		title: 'Lo que cuentan quienes vinieron',
		previous: 'Reseña anterior',
		next: 'Reseña siguiente',
		link: { label: 'Leer y dejar reseñas', to: '/reviews' },
	},
	location: {
		title: 'Dónde estamos',
		text: 'En el km {km} de la {road}, a {minutesFromTown} minutos del pueblo: el primer restaurante a mano izquierda. Abrimos {hours}.',
		link: { label: 'Cómo llegar', to: '/arrive' },
		map: 'Abrir en el mapa',
	},
	nextStep: {
		text: 'Las historias se cuentan mejor en la mesa. Venga y le contamos la nuestra completa.',
		label: 'Ver cómo llegar',
		to: '/arrive',
	},
}

const en = {
	meta: {
		title: 'Who we are: over {years} years in Cocora | {name}',
		description:
			'A family in the Cocora valley that has welcomed travellers for over {years} years: our history, our people, our valley, and what visitors say.',
	},
	crumb: 'Us',
	title: 'Who we are',
	lead: 'One family, one valley, and more than {years} years of opening the same door every morning.',
	valley: {
		title: 'The valley we live in',
		quote: 'Grow slowly, and last.',
		paragraphs: [
			'Cocora lies on the upper Quindío river, in the Central Cordillera, between {altitudeLow} and {altitudeHigh} metres. It is the country of the wax palm, the national tree of Colombia, which stands here head and shoulders above everything else.',
			'Our house is on the road that leads to them. We see them every day and try to follow their example: stand tall, and look far.',
		],
		link: { label: 'Discover the Cocora valley', to: '/cocora-valley' },
	},
	history: {
		title: 'More than {years} years of history',
		paragraphs: [
			'We have been receiving people in this valley for more than {years} years. In that time the cars, the cameras and the maps have changed; the traveller still arrives with the same questions. What is for lunch? Is there a bed? Which way to the palms?',
			'For each question we have made some room. Today the answer is a restaurant, a coffee house, a cabin, a campsite, horses, glamping, a plant nursery and a crafts shop. Trout is at the centre of the table, and the family is there to serve it.',
		],
	},
	about: {
		title: 'How we like to work',
		items: [
			{
				title: 'As a family',
				text: 'Whoever answers the phone knows the house. If something went wrong, say so: it will reach the person who can put it right.',
			},
			{
				title: 'With the land',
				text: 'Horses and footpaths before engines. We look after the palms, raise plants in the nursery, and ask every visitor to carry their rubbish back.',
			},
			{
				title: 'In plain words',
				text: 'The prices we publish are the prices you pay, taxes included. Those that depend on dates or on the group you get in writing before you decide.',
			},
		],
	},
	societies: {
		title: 'Societies and associations',
		text: 'Nobody receives visitors alone: the jeeps that leave from town come up here, and the shop holds crafts of the region. If you are a neighbour, a guide or a maker and would like to work with us, write to us. The tourism associations and networks we belong to are published here by name.',
		link: { label: 'Write to us', to: '/contact-us' },
		list: [] as Credential[],
	},
	certificates: {
		title: 'Certificates',
		text: 'Colombian law requires everyone who offers tourism services to be in the National Tourism Registry. Ours is RNT {rnt}: it is always at the foot of the page, and you can check it in the registry of the chambers of commerce. Other certificates that we hold are published here, with the body that issued each.',
		link: { label: 'Check it at rnt.confecamaras.co', href: 'https://rnt.confecamaras.co' },
		list: [] as Credential[],
	},
	reviews: {
		title: 'What visitors tell us',
		previous: 'Previous review',
		next: 'Next review',
		link: { label: 'Read and write reviews', to: '/reviews' },
	},
	location: {
		title: 'Where we are',
		text: 'At km {km} of the {road}, {minutesFromTown} minutes from town: the first restaurant on the left. Open {hours}.',
		link: { label: 'How to get here', to: '/arrive' },
		map: 'Open the map',
	},
	nextStep: {
		text: 'Stories are better told at the table. Come up, and we will tell you the whole of ours.',
		label: 'See how to get here',
		to: '/arrive',
	},
} satisfies typeof es

export const whoAreWe = {
	path: '/who-are-we',
	picture: 'house-history',
	pictures: { valley: 'valley-day', history: 'house-history', map: 'route-map' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
