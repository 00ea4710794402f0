import type { ImageName } from '#content/images.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import type { PageContent } from './page-content.ts'

export type DishBadge = 'today' | 'soldOut'

/** Price, in pesos, and badge, stored as `mark: 'soldOut 2026-11-15'`, are the owner's: the same in both languages. */
type Dish = { name: string; text: string; pesos?: string; mark?: `${DishBadge} ${string}` }
type Section = { title: string; text: string; dishes: Dish[] }

/** Beside a dish that has the badge, on the badge's day. */
export const dishBadges = {
	es: { today: 'Hoy', soldOut: 'Agotado' },
	en: { today: 'Today', soldOut: 'Sold out' },
} satisfies InBothLanguages<Record<DishBadge, string>>

const es = {
	meta: {
		title: 'Carta: trucha y platos de la región | {name}',
		description:
			'La carta del restaurante: trucha sobre patacón, al ajillo y a la plancha, platos quindianos, sopas, postres y bebidas calientes. Se puede imprimir.',
	},
	crumb: 'Carta',
	title: 'La carta',
	lead: 'Primero la trucha, después todo lo demás.',
	print: 'Imprimir la carta',
	codes: { page: 'Esta carta en el teléfono', place: 'Dónde estamos, en el mapa' },
	prices: {
		title: 'Precios',
		text: 'Los precios vigentes, con impuestos, están en la carta de la mesa. Si los necesita antes, pregúntenos por teléfono o WhatsApp: {phone1}.',
	},
	sections: [
		{
			title: 'Trucha',
			text: 'La especialidad de la casa. Se sirve con patacón, arroz y ensalada.',
			dishes: [
				{
					name: 'Trucha sobre patacón',
					text: 'El plato de Salento: la trucha sobre un patacón grande, delgado y crocante, con hogao.',
				},
				{ name: 'Trucha al ajillo', text: 'En mantequilla, con bastante ajo dorado y perejil.' },
				{
					name: 'Trucha a la plancha',
					text: 'Limón, sal y fuego. Para quien quiere probar la trucha y nada más.',
				},
				{ name: 'Trucha frita', text: 'Entera, tostada por fuera y jugosa por dentro.' },
				{ name: 'Trucha con champiñones', text: 'En salsa cremosa, para mojar el patacón.' },
				{ name: 'Trucha gratinada', text: 'Con queso fundido, recién salida del horno.' },
			],
		},
		{
			title: 'De la región',
			text: 'Para quien no come pescado, o ya comió ayer.',
			dishes: [
				{ name: 'Sancocho', text: 'De gallina, con plátano, yuca, papa y mazorca.' },
				{ name: 'Carne asada', text: 'A la parrilla, con arepa, papa y ají de la casa.' },
				{ name: 'Pechuga a la plancha', text: 'Con ensalada fresca y papas.' },
				{ name: 'Frijoles', text: 'De los de olla, con arroz, aguacate y tajada madura.' },
			],
		},
		{
			title: 'Para el frío',
			text: 'Sopas y entradas que devuelven el alma al cuerpo.',
			dishes: [
				{ name: 'Crema de verduras', text: 'Con lo que haya en la huerta o en el mercado.' },
				{ name: 'Patacón con hogao', text: 'Para compartir, o para un vegetariano con hambre.' },
				{ name: 'Arepa con queso', text: 'De maíz, asada, con queso campesino.' },
			],
		},
		{
			title: 'Para los niños',
			text: 'Porciones pequeñas y sabores sencillos.',
			dishes: [
				{ name: 'Deditos de trucha', text: 'Apanados, con papas.' },
				{ name: 'Pollo con arroz', text: 'Sencillo, como en la casa.' },
			],
		},
		{
			title: 'Postres',
			text: 'El de quien cumple años es gratis: solo tiene que mostrar su documento.',
			dishes: [
				{ name: 'Brevas con arequipe', text: 'Un clásico que no necesita presentación.' },
				{ name: 'Cuajada con melao', text: 'Queso fresco y panela derretida.' },
				{ name: 'Torta casera', text: 'Pregunte cuál salió hoy.' },
				{ name: 'Copa de la casa', text: 'Capas de mora, arequipe, crema y maracuyá.' },
			],
		},
		{
			title: 'Bebidas',
			text: 'Frías para el mediodía, calientes para la tarde.',
			dishes: [
				{ name: 'Aguapanela con queso', text: 'Caliente, con el queso adentro o al lado.' },
				{ name: 'Chocolate', text: 'Batido, con espuma.' },
				{ name: 'Limonada de panela', text: 'Fría y con bastante limón.' },
				{ name: 'Jugos naturales', text: 'De la fruta que haya, en agua o en leche.' },
				{ name: 'Café', text: 'Tinto, con leche o como se lo preparen en la casa del café.' },
			],
		},
	] as Section[],
	notes: {
		title: 'Antes de pedir',
		items: [
			'Los platos se hacen al momento. Si tiene que alcanzar un jeep, avísenos.',
			'No todos los días hay de todo. Pregunte qué está saliendo mejor hoy.',
			'La trucha puede tener espinas pequeñas; si lo prefiere, pídala abierta.',
			'Si tiene alergias o no come algo, dígalo antes de pedir.',
		],
	},
	nextStep: {
		text: 'Si ya sabe qué va a pedir, solo falta la mesa.',
		label: 'Reservar mesa',
		to: '/booking?for=table',
	},
}

const en = {
	meta: {
		title: 'Menu: trout and dishes of the region | {name}',
		description:
			'Our menu: trout on patacón, in garlic or grilled, dishes from Quindío, soups, desserts and hot drinks. In English and Spanish, and easy to print.',
	},
	crumb: 'Menu',
	title: 'The menu',
	lead: 'Trout first, then everything else. We keep the Spanish names beside ours, so that you can order like a local.',
	print: 'Print the menu',
	codes: { page: 'This menu on your phone', place: 'Where we are, on the map' },
	prices: {
		title: 'Prices',
		text: 'Current prices, taxes included, are on the menu at your table. If you need them beforehand, ask us by phone or WhatsApp: {phone1}.',
	},
	sections: [
		{
			title: 'Trout',
			text: 'The speciality of the house, served with patacón (crisp green plantain), rice and salad.',
			dishes: [
				{
					name: 'Trout on patacón (trucha sobre patacón)',
					text: 'Salento’s own dish: trout laid on a large, thin, crunchy patacón with tomato and onion sauce.',
				},
				{
					name: 'Garlic trout (trucha al ajillo)',
					text: 'Cooked in butter with plenty of golden garlic and parsley.',
				},
				{
					name: 'Grilled trout (trucha a la plancha)',
					text: 'Lime, salt and heat, for those who want to taste the fish.',
				},
				{
					name: 'Fried trout (trucha frita)',
					text: 'Whole, crisp outside and moist within.',
				},
				{
					name: 'Trout with mushrooms (trucha con champiñones)',
					text: 'In a creamy sauce that asks for a piece of patacón.',
				},
				{
					name: 'Trout au gratin (trucha gratinada)',
					text: 'Under melted cheese, straight from the oven.',
				},
			],
		},
		{
			title: 'From the region',
			text: 'For those who do not eat fish, or had it yesterday.',
			dishes: [
				{
					name: 'Hen stew (sancocho)',
					text: 'With plantain, cassava, potato and corn on the cob.',
				},
				{
					name: 'Grilled beef (carne asada)',
					text: 'With arepa, potatoes and our own chilli sauce.',
				},
				{ name: 'Grilled chicken breast (pechuga)', text: 'With fresh salad and potatoes.' },
				{
					name: 'Red beans (frijoles)',
					text: 'Slow-cooked, with rice, avocado and sweet fried plantain.',
				},
			],
		},
		{
			title: 'Against the cold',
			text: 'Soups and starters that bring you back to life.',
			dishes: [
				{
					name: 'Vegetable cream soup (crema de verduras)',
					text: 'With what the garden or the market has to offer.',
				},
				{
					name: 'Patacón with hogao',
					text: 'With tomato and onion sauce. To share, or for a hungry vegetarian.',
				},
				{
					name: 'Arepa with cheese (arepa con queso)',
					text: 'A grilled corn cake with fresh farmhouse cheese.',
				},
			],
		},
		{
			title: 'For children',
			text: 'Small portions and simple flavours.',
			dishes: [
				{ name: 'Trout fingers (deditos de trucha)', text: 'Breaded, with chips.' },
				{ name: 'Chicken and rice (pollo con arroz)', text: 'Simple, as at home.' },
			],
		},
		{
			title: 'Desserts',
			text: 'Yours is free if it is your birthday and you show us an ID.',
			dishes: [
				{
					name: 'Figs with milk caramel (brevas con arequipe)',
					text: 'The Colombian classic: green figs poached in syrup.',
				},
				{
					name: 'Curd cheese with cane syrup (cuajada con melao)',
					text: 'Fresh, mild and sweet.',
				},
				{
					name: 'Home-made cake (torta casera)',
					text: 'Ask which one came out of the oven today.',
				},
				{
					name: 'House goblet (copa de la casa)',
					text: 'Layers of blackberry, milk caramel, cream and passion fruit.',
				},
			],
		},
		{
			title: 'Drinks',
			text: 'Cold ones for noon, hot ones for the afternoon.',
			dishes: [
				{
					name: 'Aguapanela with cheese (aguapanela con queso)',
					text: 'Hot cane-sugar water, with the cheese inside the cup or beside it.',
				},
				{ name: 'Hot chocolate (chocolate)', text: 'Whisked until it foams.' },
				{
					name: 'Cane-sugar limeade (limonada de panela)',
					text: 'Cold, with a good deal of lime.',
				},
				{
					name: 'Fresh juices (jugos naturales)',
					text: 'Whatever fruit there is, with water or with milk.',
				},
				{
					name: 'Coffee (tinto or café con leche)',
					text: 'Black, with milk, or the way the coffee house makes it.',
				},
			],
		},
	],
	notes: {
		title: 'Before you order',
		items: [
			'Everything is cooked to order. If you have a jeep to catch, say so.',
			'Not every dish is there every day. Ask what is coming out best today.',
			'Trout can have small bones; ask for it opened if you prefer.',
			'If you have an allergy or avoid something, tell us before you order.',
		],
	},
	nextStep: {
		text: 'If you know what you will have, all that is missing is the table.',
		label: 'Book a table',
		to: '/booking?for=table',
	},
} satisfies typeof es

export const menu = {
	path: '/menu',
	parent: '/restaurant',
	picture: 'service-restaurant',
	pictures: { dessert: 'dessert' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
