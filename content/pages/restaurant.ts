import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Restaurante de trucha en Cocora | {name}',
		description:
			'Trucha al ajillo, a la plancha o sobre patacón en el km {km} de la {road}. Tres ambientes: chimenea, jardín con lago y folclor quindiano.',
	},
	crumb: 'Restaurante',
	title: 'Restaurante: la trucha es la especialidad',
	lead: 'Una trucha bien hecha, un patacón que se quiebra al tocarlo y una mesa en pleno valle.',
	menu: {
		title: 'La carta empieza por la trucha',
		text: 'Y sigue con platos de la región, sopas para el frío, algo para los niños y postres de los de antes. Mírela antes de venir o imprímala para el camino.',
		label: 'Ver la carta',
		to: '/menu',
	},
	trout: {
		title: '¿Por qué trucha?',
		quote: 'El mejor aperitivo es mirar por la ventana.',
		figures: [
			{ figure: '1938', label: 'llega la trucha arcoíris al país' },
			{ figure: '+40', label: 'años sobre un patacón' },
		],
		paragraphs: [
			'La trucha arcoíris no es de aquí: llegó a Colombia en 1938. En Salento la pusieron sobre un patacón, y hace más de 40 años que esa mezcla le da sabor a la cocina del pueblo.',
			'Nosotros la servimos de varias maneras, siempre hecha al momento. Por eso pedimos un poco de paciencia: el mejor aperitivo es mirar por la ventana.',
		],
	},
	ambiencesTitle: 'Escoja su mesa: tres ambientes',
	ambiencesText:
		'La carta es la misma; lo que cambia es lo que tiene alrededor. Díganos cuál prefiere al reservar.',
	cardLabels: {
		seeMore: 'Ver más',
		reserve: 'Reservar',
		reserveTo: '/booking?for=table',
		close: 'Cerrar',
	},
	ambiences: {
		romantic: {
			title: 'Romántico',
			summary: 'Junto a la chimenea',
			text: 'La leña suena, afuera enfría y adentro sobran las prisas. Es el rincón para dos, para un aniversario o para la conversación que estaba pendiente. Pida su mesa con tiempo: alrededor del fuego los puestos son pocos.',
		},
		nature: {
			title: 'Naturaleza',
			summary: 'En el jardín, frente al lago de los gansos',
			text: 'Flores, aire de montaña y los gansos que pasan revista por la orilla. Es el ambiente de los almuerzos largos con niños. Traiga una chaqueta por si se nubla, y el pan déjelo en la mesa: los gansos ya comieron.',
		},
		cultural: {
			title: 'Cultural',
			summary: 'En el invernadero del folclor quindiano',
			text: 'Un invernadero donde las plantas conviven con el folclor del Quindío: los Willys, el café y las historias de la región. Se almuerza rodeado de ellas, y siempre hay alguien de la casa dispuesto a contarlas.',
		},
	},
	dessert: {
		title: 'Guarde espacio para el postre',
		text: 'Brevas con arequipe, cuajada con melao, un trozo de torta casera. Y si está cumpliendo años, muestre su documento: el postre del cumpleañero va por cuenta de la casa.',
		link: { label: 'Ver el plan de cumpleaños', to: '/packages-and-sales' },
	},
	visit: {
		title: 'Para venir a comer',
		paragraphs: [
			'Abrimos {hours}. Puede llegar sin reserva; si son muchos, o si quiere un ambiente en particular, avísenos y lo recibimos con la mesa puesta.',
			'¿Vegetariano, alérgico, viene con bebé? Cuéntenos al llegar o en el mensaje de la reserva y miramos qué le preparamos.',
		],
	},
	nextStep: {
		text: '¿Ya se le abrió el apetito? Vea qué hay en la carta.',
		label: 'Ver la carta',
		to: '/menu',
	},
}

const en = {
	meta: {
		title: 'Trout restaurant in Cocora | {name}',
		description:
			'Trout in garlic, grilled or on a crisp patacón, at km {km} of the {road}. Three settings: fireplace, garden with a lake, Quindian folklore.',
	},
	crumb: 'Restaurant',
	title: 'Restaurant: trout is the speciality',
	lead: 'A trout cooked properly, a patacón that cracks when you touch it, and a table in the heart of the valley.',
	menu: {
		title: 'The menu begins with trout',
		text: 'It goes on with dishes of the region, soups for cold days, something for the children and desserts of the old kind. Read it before you come, or print it for the road.',
		label: 'See the menu',
		to: '/menu',
	},
	trout: {
		title: 'Why trout?',
		quote: 'Order, lean back, and look out of the window.',
		figures: [
			{ figure: '1938', label: 'rainbow trout comes to Colombia' },
			{ figure: '40+', label: 'years on a patacón' },
		],
		paragraphs: [
			'Rainbow trout is not from here. It was brought to Colombia in 1938. Salento then put it on a patacón, a green plantain pounded flat and fried until crisp, and for over 40 years the pair has marked the town’s kitchen.',
			'We serve it in several ways and cook each one to order. That takes a little while, so order, lean back, and look out of the window.',
		],
	},
	ambiencesTitle: 'Choose your table: three settings',
	ambiencesText:
		'The menu is the same everywhere; what changes is what surrounds you. Tell us your favourite when you book.',
	cardLabels: {
		seeMore: 'See more',
		reserve: 'Reserve',
		reserveTo: '/booking?for=table',
		close: 'Close',
	},
	ambiences: {
		romantic: {
			title: 'Romantic',
			summary: 'By the fireplace',
			text: 'Logs crackle, the evening cools outside, and nobody is in a hurry. This is the corner for two, for an anniversary, or for a conversation that has waited long enough. Book ahead: there are only so many seats around a fire.',
		},
		nature: {
			title: 'Nature',
			summary: 'In the garden, beside the geese lake',
			text: 'Flowers, mountain air, and geese on patrol along the bank. It is the place for long lunches with children. Bring a jacket in case the clouds come down, and keep the bread on the table: the geese have eaten.',
		},
		cultural: {
			title: 'Cultural',
			summary: 'In the greenhouse of Quindian folklore',
			text: 'A greenhouse where plants share the room with the folklore of Quindío: Willys jeeps, coffee and tales of the region. You have lunch among them, and one of us is always glad to tell them.',
		},
	},
	dessert: {
		title: 'Leave room for dessert',
		text: 'Figs with milk caramel, fresh curd cheese with cane syrup, a slice of home-made cake. And if it is your birthday, show us your ID: your dessert is on the house.',
		link: { label: 'See the birthday plan', to: '/packages-and-sales' },
	},
	visit: {
		title: 'Coming to eat',
		paragraphs: [
			'We are open {hours}. You can simply turn up; if there are many of you, or you would like one particular setting, let us know and the table will be laid.',
			'Vegetarian, allergic to something, travelling with a baby? Tell us when you arrive or in your booking message, and we will see what the kitchen can do.',
		],
	},
	nextStep: {
		text: 'Hungry already? See what is on the menu.',
		label: 'See the menu',
		to: '/menu',
	},
} satisfies typeof es

export const restaurant = {
	path: '/restaurant',
	parent: '/services',
	picture: 'service-restaurant',
	pictures: {
		romantic: 'ambience-romantic',
		nature: 'ambience-nature',
		cultural: 'ambience-cultural',
		dessert: 'dessert',
	},
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
