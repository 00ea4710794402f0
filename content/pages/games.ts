import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Juegos y animales para la familia | {name}',
		description:
			'Zona de juegos, voleibol, fútbol, animales, lago y caballos en el valle de Cocora: un lugar para que los niños corran y los grandes también.',
	},
	crumb: 'Juegos',
	title: 'Juegos y atracciones',
	lead: 'Seis razones para que los niños no pregunten a qué hora nos vamos.',
	list: {
		title: 'Qué hay para hacer',
		items: [
			{
				title: 'Zona de juegos',
				text: 'Para trepar, columpiarse y hacer amigos mientras llega el almuerzo.',
			},
			{
				title: 'Voleibol',
				text: 'Una malla, un balón y dos equipos mal armados: no hace falta más.',
			},
			{
				title: 'Fútbol',
				text: 'La cancha está lista para el desafío entre familias. El aire se acaba pronto; se vale pedir cambio.',
			},
			{
				title: 'Animales',
				text: 'Los de la finca, de cerca. Para muchos niños de ciudad es la primera vez que uno los mira a los ojos.',
			},
			{
				title: 'Lago',
				text: 'El de los gansos, que lo recorren como si fueran los dueños. Tal vez lo son.',
			},
			{
				title: 'Caballos',
				text: 'Para conocerlos, saludarlos y, si se animan, salir a dar una vuelta con ellos.',
			},
		],
	},
	parents: {
		title: 'Para los que cuidan',
		paragraphs: [
			'Los niños están siempre a cargo de su familia, sobre todo cerca del lago y de los caballos. Acérquense a los animales despacio, sin gritos y por delante, y pregunten antes de darles de comer.',
			'Traiga una muda completa: entre el pasto, el barro y el lago, alguien se va a mojar. Si llueve, el restaurante y la casa del café están a un paso.',
		],
	},
	groups: {
		title: '¿Vienen con el colegio o la empresa?',
		text: 'Los juegos y las canchas alcanzan para un paseo de grupo. Avísenos el día, las edades y cuántos son, y le decimos cómo organizarlo, con almuerzo y todo.',
	},
	nextStep: {
		text: 'Junte los juegos con un almuerzo o un cumpleaños y tiene el día completo.',
		label: 'Ver los paquetes',
		to: '/packages-and-sales',
	},
}

const en = {
	meta: {
		title: 'Games and animals for the family | {name}',
		description:
			'A play zone, volleyball, football, animals, a lake and horses in the Cocora valley: room for children to run, and for grown-ups to join in.',
	},
	crumb: 'Games',
	title: 'Games and attractions',
	lead: 'Six good reasons for the children not to ask when you are leaving.',
	list: {
		title: 'What there is to do',
		items: [
			{
				title: 'Play zone',
				text: 'To climb, swing and make friends while lunch is on its way.',
			},
			{
				title: 'Volleyball',
				text: 'A net, a ball and two uneven teams. Nothing more is needed.',
			},
			{
				title: 'Football',
				text: 'The pitch is ready for family against family. Breath runs out early; substitutions are allowed.',
			},
			{
				title: 'Animals',
				text: 'The farm’s own, close up. For many city children it is the first time one has looked back at them.',
			},
			{
				title: 'Lake',
				text: 'The geese patrol it as if they owned it. Perhaps they do.',
			},
			{
				title: 'Horses',
				text: 'To meet, to greet and, if you feel like it, to go for a ride on.',
			},
		],
	},
	parents: {
		title: 'For whoever is in charge',
		paragraphs: [
			'Children stay in the care of their family, above all near the lake and the horses. Walk up to the animals slowly, quietly and from the front, and ask before you feed them.',
			'Pack a complete change of clothes: between the grass, the mud and the lake, somebody will get wet. If it rains, the restaurant and the coffee house are close at hand.',
		],
	},
	groups: {
		title: 'Coming with a school or a company?',
		text: 'There is enough here for a group outing. Tell us the day, the ages and how many you are, and we will suggest how to organise it, lunch and all.',
	},
	nextStep: {
		text: 'Add lunch or a birthday to the games and the day is complete.',
		label: 'See the packages',
		to: '/packages-and-sales',
	},
} satisfies typeof es

export const games = {
	path: '/games',
	parent: '/services',
	picture: 'service-games',
	slides: ['games-play-zone', 'games-volleyball', 'games-football', 'games-geese-lake'],
	copy: { es, en },
} satisfies PageContent & { slides: ImageName[] }
