import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Cabaña en el valle de Cocora | {name}',
		description:
			'Cabaña de madera de {cabinFloors} pisos para {cabinPeople} personas en el valle de Cocora, cerca de Salento. Descuento en temporada baja. Pida su fecha.',
	},
	crumb: 'Hospedaje',
	title: 'Hospedaje: una cabaña para todo el grupo',
	lead: 'Una casa de madera con {cabinFloors} pisos, espacio para {cabinPeople} personas y el valle al otro lado de la ventana.',
	cabin: {
		title: 'Todos bajo el mismo techo',
		quote: 'Nadie duerme lejos de nadie.',
		paragraphs: [
			'La cabaña es para venir acompañado. Caben los abuelos, los primos y los niños, o el grupo de amigos que lleva meses diciendo “tenemos que ir a Cocora”.',
			'En las mañanas la neblina sube despacio por el valle y las palmas van apareciendo una por una. En las noches se oye el viento, algún caballo y poco más.',
			'El restaurante y la casa del café quedan ahí mismo: se baja a desayunar sin sacar el carro, y al caer la tarde la chimenea llama sola.',
		],
	},
	inside: {
		title: 'De la mañana a la noche',
		captions: {
			bedroom: 'Correr la cortina y ver si ya se fue la neblina.',
			bathroom: 'Agua en la cara, para terminar de despertar.',
			balcony: 'El primer tinto, con las botas en alto.',
		},
		note: 'Son dibujos, no fotos. Si quiere saber cómo es cada cuarto, escríbanos y le contamos.',
	},
	facts: {
		title: 'La cabaña en pocas palabras',
		figures: [
			{ figure: '{cabinPeople}', label: 'personas' },
			{ figure: '{cabinFloors}', label: 'pisos de madera' },
		],
		items: [
			{ label: 'Temporada baja', value: 'Con descuento' },
			{ label: 'Dónde queda', value: 'Km {km} de la {road}' },
		],
	},
	season: {
		title: 'En temporada baja sale mejor',
		text: 'Por lo general es la época fuera de vacaciones, puentes y Semana Santa. Hay descuento y, además, más silencio. Si sus fechas son flexibles, díganoslo en el mensaje y le contamos qué días le convienen.',
	},
	bring: {
		title: 'Qué traer',
		text: 'Ropa por capas, algo impermeable y una buena chaqueta para la noche: estamos en un valle que va de los {altitudeLow} a los {altitudeHigh} metros y el frío llega con la tarde. Para caminar, zapatos que puedan embarrarse.',
	},
	questions: {
		title: 'Lo que más nos preguntan',
		items: [
			{
				question: '¿Se puede reservar para menos personas?',
				answer: 'Pregúntenos. Depende de la fecha; le respondemos con lo que haya disponible.',
			},
			{
				question: '¿Pueden venir niños?',
				answer:
					'Claro que sí. Cuéntenos las edades al reservar para pensar en las camas y en las escaleras.',
			},
			{
				question: '¿Reciben mascotas?',
				answer:
					'Escríbanos antes de traerla: en la casa hay caballos, gansos y otros animales, y queremos que todos estén tranquilos.',
			},
			{
				question: '¿Cuánto cuesta?',
				answer:
					'El precio depende de la temporada, de los días y del número de personas. Envíenos esos datos y le mandamos el valor exacto, sin compromiso.',
			},
		],
	},
	nextStep: {
		text: 'Díganos las fechas y cuántos vienen, y le confirmamos si la cabaña está libre.',
		label: 'Reservar la cabaña',
		to: '/booking?for=cabin',
	},
}

const en = {
	meta: {
		title: 'Cabin in the Cocora valley | {name}',
		description:
			'A wooden cabin on {cabinFloors} floors for {cabinPeople} people in the Cocora valley near Salento, Colombia. Lower rates in low season. Ask for your dates.',
	},
	crumb: 'Lodging',
	title: 'Lodging: one cabin for all of you',
	lead: 'A wooden house on {cabinFloors} floors, with room for {cabinPeople} people, and the valley on the other side of the window.',
	cabin: {
		title: 'Everyone under one roof',
		quote: 'Nobody ends up in a room down the road.',
		paragraphs: [
			'This is a cabin to fill with company: grandparents, cousins and children, or the friends who have been saying for months that you should all go to Cocora.',
			'In the morning the mist climbs slowly through the valley and the palms step out of it one at a time. At night you will hear the wind, perhaps a horse, and not much else.',
			'The restaurant and the coffee house are on the spot, so breakfast needs no driving, and when the afternoon turns cold there is the restaurant’s fireplace.',
		],
	},
	inside: {
		title: 'From morning to night',
		captions: {
			bedroom: 'Draw the curtain and see whether the mist has gone.',
			bathroom: 'Water on the face, to wake up properly.',
			balcony: 'The first coffee, boots up.',
		},
		note: 'These are drawings, not photographs. If you would like to know what each room is like, write to us and we will tell you.',
	},
	facts: {
		title: 'The cabin in short',
		figures: [
			{ figure: '{cabinPeople}', label: 'people' },
			{ figure: '{cabinFloors}', label: 'wooden floors' },
		],
		items: [
			{ label: 'Low season', value: 'At a discount' },
			{ label: 'Where', value: 'Km {km} of the {road}' },
		],
	},
	season: {
		title: 'Low season costs less',
		text: 'As a rule that means outside the Colombian holidays, long weekends and Easter week. The rate is lower then, and the valley is quieter too. If your dates can move, say so in your message and we will suggest the days that suit you best.',
	},
	bring: {
		title: 'What to pack',
		text: 'Layers, something waterproof, and a proper jacket for the evening: the valley lies between {altitudeLow} and {altitudeHigh} metres and the cold arrives with the afternoon. For walking, shoes that you do not mind getting muddy.',
	},
	questions: {
		title: 'What people ask us',
		items: [
			{
				question: 'Can we book for fewer people?',
				answer: 'Ask us. It depends on the date; we will answer with what is free.',
			},
			{
				question: 'Are children welcome?',
				answer:
					'Of course. Tell us their ages when you book, so that we can think about beds and stairs.',
			},
			{
				question: 'Can we bring a pet?',
				answer:
					'Please write to us first. Horses, geese and other animals live here, and we would like all of them to get along.',
			},
			{
				question: 'What does it cost?',
				answer:
					'The rate depends on the season, the days and the number of people. Send us those and we will reply with an exact price; asking commits you to nothing.',
			},
		],
	},
	nextStep: {
		text: 'Send us your dates and the number of guests, and we will tell you whether the cabin is free.',
		label: 'Book the cabin',
		to: '/booking?for=cabin',
	},
} satisfies typeof es

export const lodging = {
	path: '/lodging',
	parent: '/services',
	picture: 'service-lodging',
	slides: ['lodging-night', 'lodging-day', 'rain-hearth', 'lodging-fireplace'],
	pictures: {
		breakfast: 'breakfast',
		inside: { bedroom: 'cabin-bedroom', bathroom: 'cabin-bathroom', balcony: 'balcony-coffee' },
	},
	copy: { es, en },
} satisfies PageContent & {
	slides: ImageName[]
	pictures: { breakfast: ImageName; inside: Record<string, ImageName> }
}
