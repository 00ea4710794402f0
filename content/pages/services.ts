import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Servicios: comer, dormir y pasear en Cocora',
		description:
			'Restaurante, casa del café, cabaña, camping, juegos, cabalgatas, glamping, vivero y artesanías: los nueve servicios de {name} en el valle de Cocora.',
	},
	crumb: 'Servicios',
	title: 'Qué se hace en {name}',
	lead: 'Nueve servicios en un mismo lugar del valle. Se puede venir por uno solo o armar con ellos el paseo completo.',
	seeMore: 'Ver más',
	plan: {
		title: '¿Cuánto tiempo tiene?',
		options: [
			{
				title: 'Un par de horas',
				text: 'Almuerce trucha, tómese un café y dé la vuelta al lago. Si viene con niños, la zona de juegos queda ahí mismo.',
			},
			{
				title: 'Un día entero',
				text: 'Llegue temprano, suba a caballo o a pie hacia las palmas y vuelva con hambre. La mañana suele ser el mejor rato para ver el valle despejado.',
			},
			{
				title: 'Una noche o más',
				text: 'Duerma en la cabaña, en el glamping o en su propia carpa, y tenga el valle para usted cuando se van los últimos jeeps.',
			},
		],
	},
	goodToKnow: {
		title: 'Antes de venir',
		text: 'Abrimos {hours}. A la mesa se puede llegar sin reserva; para hospedaje, caballos o grupos es mejor avisar, porque los cupos son limitados.',
	},
	nextStep: {
		text: '¿Quiere juntar varios servicios en un solo plan? Mire los paquetes y díganos cuál se parece al suyo.',
		label: 'Ver los paquetes',
		to: '/packages-and-sales',
	},
}

const en = {
	meta: {
		title: 'Services: eat, sleep and explore in Cocora',
		description:
			'Restaurant, coffee house, cabin, camping, games, horses, glamping, plant nursery and crafts: the nine services of {name} in the Cocora valley.',
	},
	crumb: 'Services',
	title: 'What you can do at {name}',
	lead: 'Nine services in one corner of the valley. Come for a single one, or put several together and make a trip of it.',
	seeMore: 'See more',
	plan: {
		title: 'How long do you have?',
		options: [
			{
				title: 'A couple of hours',
				text: 'Have trout for lunch, a coffee afterwards and a turn around the lake. If you have children with you, the play zone is right there.',
			},
			{
				title: 'A full day',
				text: 'Arrive early, go up towards the palms on horseback or on foot, and come back hungry. Mornings are usually the best time for a clear view of the valley.',
			},
			{
				title: 'A night or longer',
				text: 'Sleep in the cabin, in the glamping or in your own tent, and have the valley to yourself once the last jeeps have gone down.',
			},
		],
	},
	goodToKnow: {
		title: 'Before you come',
		text: 'We are open {hours}. You are welcome at the table without a booking; for a bed, for horses or for a group it is wiser to let us know, because places are limited.',
	},
	nextStep: {
		text: 'Would you like several of these in one plan? Have a look at the packages and tell us which one comes closest to yours.',
		label: 'See the packages',
		to: '/packages-and-sales',
	},
} satisfies typeof es

export const servicesPage = {
	path: '/services',
	picture: 'valley-day',
	pictures: { birdsEye: 'birds-eye' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
