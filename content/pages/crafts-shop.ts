import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Artesanías del Quindío en Cocora | {name}',
		description:
			'Tienda de artesanías regionales en la vía al valle de Cocora: tejidos, madera, cestería y detalles cafeteros. Abierta {hours}.',
	},
	crumb: 'Artesanías',
	title: 'Tienda de artesanías',
	lead: 'Cosas hechas a mano en la región, para regalar o para que la casa huela a montaña.',
	intro: {
		title: 'Un recuerdo con historia',
		quote: 'Cuando se vende no hay otra idéntica.',
		paragraphs: [
			'El canasto para recoger, la ruana para abrigar, el carriel para guardar: hay cosas que se hacen a mano porque hacen falta, y otras por gusto. La tienda reúne unas y otras, hechas por gente de la región.',
			'No todo está siempre. Una pieza artesanal se hace cuando hay tiempo y material, y cuando se vende no hay otra idéntica. Esa es la gracia.',
		],
	},
	items: {
		title: 'Qué suele encontrarse',
		list: [
			{ title: 'Tejidos', text: 'Ruanas, gorros y bufandas, que aquí se estrenan el mismo día.' },
			{
				title: 'Madera',
				text: 'Figuras, utensilios y los Willys en miniatura, con trasteo incluido.',
			},
			{
				title: 'Cestería',
				text: 'Canastos como los de coger café, de todos los tamaños.',
			},
			{ title: 'Sabores', text: 'Café y dulces para llevar en la maleta.' },
			{
				title: 'Detalles del valle',
				text: 'Pequeños recuerdos con la palma de cera, sin tocar la palma.',
			},
		],
	},
	fair: {
		title: 'Comprar con cuidado',
		text: 'Pregunte de dónde viene cada pieza y quién la hizo: si lo sabemos, se lo contamos. Lo que es de la palma de cera o de los animales silvestres se queda en el monte.',
	},
	visit: {
		title: 'Cuándo pasar',
		text: 'La tienda abre con la casa, {hours}. Es buen plan para la sobremesa, o mientras escampa. ¿Necesita detalles para un grupo o un evento? Avísenos con tiempo.',
	},
	nextStep: {
		text: 'Estamos en el km {km}, a mano izquierda. Mire cómo llegar.',
		label: 'Cómo llegar',
		to: '/arrive',
	},
}

const en = {
	meta: {
		title: 'Quindío crafts in the Cocora valley | {name}',
		description:
			'A shop of regional crafts on the road to Cocora: weaving, woodwork, baskets and coffee-country gifts. Open {hours}, at km {km}.',
	},
	crumb: 'Crafts shop',
	title: 'Crafts shop',
	lead: 'Things made by hand in the region, to give away or to keep a little of the mountain at home.',
	intro: {
		title: 'A keepsake with a story',
		quote: 'Once it is sold there is no other quite like it.',
		paragraphs: [
			'A basket for the harvest, a woollen ruana against the cold, a leather carriel to carry small things in: some things are made by hand because they are needed, others for the joy of it. The shop brings both together, made by people of the region.',
			'Not everything is there all the time. Handwork is made when there is time and material, and when a piece is sold there is no other quite like it. That is rather the point.',
		],
	},
	items: {
		title: 'What you are likely to find',
		list: [
			{ title: 'Weaving', text: 'Ruanas, hats and scarves, usually worn the same afternoon.' },
			{
				title: 'Wood',
				text: 'Figures, kitchen tools, and miniature Willys jeeps piled high with furniture.',
			},
			{ title: 'Basketwork', text: 'Baskets like those of the coffee harvest, in every size.' },
			{ title: 'Flavours', text: 'Coffee and sweets that travel well.' },
			{
				title: 'Valley keepsakes',
				text: 'Small gifts that picture the wax palm and leave the palm alone.',
			},
		],
	},
	fair: {
		title: 'Buying with care',
		text: 'Ask where a piece comes from and who made it; if we know, we will tell you. What belongs to the wax palm or to wild animals stays in the hills.',
	},
	visit: {
		title: 'When to drop in',
		text: 'The shop opens with the house, {hours}. It is a good idea after lunch, or while you wait for the rain to stop. Do you need gifts for a group or an event? Let us know in good time.',
	},
	nextStep: {
		text: 'You will find us at km {km}, on the left. See how to get here.',
		label: 'How to get here',
		to: '/arrive',
	},
} satisfies typeof es

export const craftsShop = {
	path: '/crafts-shop',
	parent: '/services',
	picture: 'service-crafts-shop',
	pictures: { table: 'crafts-table' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
