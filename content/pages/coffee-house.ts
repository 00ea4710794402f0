import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Casa del café en el valle de Cocora | {name}',
		description:
			'Tinto, capuchino, chocolate o aguapanela con queso en la casa del café de {name}, en la vía a Cocora. Abierta {hours}.',
	},
	crumb: 'Casa del café',
	title: 'La casa del café',
	lead: 'En tierra cafetera, el café no es una pausa: es la manera de recibir a la gente.',
	intro: {
		title: 'Siéntese, que ya sale el tinto',
		quote: 'Se toma sentado, con las dos manos en la taza.',
		paragraphs: [
			'Aquí un tinto no se pide para llevar. Se toma sentado, con las dos manos en la taza, mirando si la neblina se va o se queda. Para eso hicimos la casa del café: para la primera taza antes de subir al valle y para la última, cuando uno baja con las botas embarradas y muchas fotos.',
			'Si no sabe qué pedir, díganos cómo le gusta: suave o cargado, dulce o amargo. Y si lo que quiere es entender lo que está tomando, pregunte. En el Quindío siempre hay alguien con ganas de hablar de café.',
		],
	},
	offer: {
		title: 'Para el frío y para la conversación',
		items: [
			{ title: 'Tinto', text: 'El café negro de todos los días.' },
			{ title: 'Café con leche y capuchino', text: 'Para los que lo quieren más suave.' },
			{ title: 'Chocolate', text: 'Batido, espeso, con su espuma.' },
			{ title: 'Aguapanela con queso', text: 'La bebida del caminante, bien caliente.' },
			{
				title: 'Algo de sal y algo de dulce',
				text: 'Arepa con queso o una porción de torta casera.',
			},
		],
	},
	region: {
		title: 'Un paisaje hecho de café',
		figures: [{ figure: '2011', label: 'Patrimonio de la Humanidad' }],
		text: 'El Paisaje Cultural Cafetero de Colombia es Patrimonio de la Humanidad desde 2011. Aquí arriba mandan la palma y el pasto, pero la costumbre de la taza sube con nosotros.',
	},
	visit: {
		title: '¿Cuándo venir?',
		text: 'Abrimos con la casa, {hours}. La mañana temprano es la hora de los caminantes; la media tarde, cuando refresca, la de las visitas largas.',
	},
	nextStep: {
		text: 'Después del café viene el hambre. Mire qué hay de almuerzo.',
		label: 'Conocer el restaurante',
		to: '/restaurant',
	},
}

const en = {
	meta: {
		title: 'Coffee house in the Cocora valley | {name}',
		description:
			'Black coffee, cappuccino, hot chocolate or aguapanela with cheese at the coffee house of {name}, on the road to Cocora. Open {hours}.',
	},
	crumb: 'Coffee house',
	title: 'The coffee house',
	lead: 'In coffee country a cup is not a break in the day. It is how you tell someone they are welcome.',
	intro: {
		title: 'Take a seat, the coffee is coming',
		quote: 'You drink it sitting down, both hands around the cup.',
		paragraphs: [
			'Nobody here orders a tinto to go. You drink it sitting down, both hands around the cup, watching whether the mist will lift or stay. That is what the coffee house is for: the first cup before you head up the valley, and the last one when you come down with mud on your boots and a phone full of pictures.',
			'Not sure what to have? Tell us how you like it: mild or strong, sweet or not. And if you would like to understand what is in your cup, ask. In Quindío somebody is always happy to talk about coffee.',
		],
	},
	offer: {
		title: 'For cold hands and long talks',
		items: [
			{ title: 'Tinto', text: 'Black coffee, small and hot.' },
			{ title: 'White coffee and cappuccino', text: 'For those who like it gentler.' },
			{ title: 'Hot chocolate', text: 'Whisked, thick and foaming.' },
			{
				title: 'Aguapanela with cheese',
				text: 'The walker’s drink: hot cane-sugar water and fresh cheese.',
			},
			{
				title: 'Something to go with it',
				text: 'An arepa with cheese, or a slice of home-made cake.',
			},
		],
	},
	region: {
		title: 'A landscape made of coffee',
		figures: [{ figure: '2011', label: 'World Heritage' }],
		text: 'Quindío and its neighbouring departments hold the Coffee Cultural Landscape of Colombia, a World Heritage site since 2011. Up here palms and pasture have the upper hand, but the habit of the cup came up the hill with us.',
	},
	visit: {
		title: 'When to come',
		text: 'We open with the rest of the house, {hours}. Early morning belongs to the hikers; mid-afternoon, when the air cools, is the time for long visits.',
	},
	nextStep: {
		text: 'After coffee comes hunger. See what there is for lunch.',
		label: 'Discover the restaurant',
		to: '/restaurant',
	},
} satisfies typeof es

export const coffeeHouse = {
	path: '/cofee-house',
	parent: '/services',
	picture: 'service-coffee-house',
	pictures: { terrace: 'coffee-terrace' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
