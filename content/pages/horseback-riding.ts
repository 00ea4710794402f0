import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Cabalgatas y caminatas en Cocora | {name}',
		description:
			'A caballo o a pie por el valle de Cocora, entre palmas de cera y neblina: paseos amigables con la naturaleza, para familias y para caminantes.',
	},
	crumb: 'Cabalgatas',
	title: 'Cabalgatas y caminatas',
	lead: 'La carretera llega hasta cierto punto. Lo demás se gana a paso de caballo o a paso propio.',
	rides: {
		title: 'A caballo',
		paragraphs: [
			'Donde la carretera se acaba, el valle se recorre a pie o a caballo. Desde la silla se ve por encima de las cercas, se cruza el agua sin mojarse y se oye todo, porque no hay motor.',
			'No hace falta saber montar. Antes de salir le mostramos cómo subir, cómo llevar la rienda y cómo decirle al caballo que usted no tiene afán. Él tampoco.',
		],
		items: [
			{
				title: 'Paseo para empezar',
				text: 'Una vuelta tranquila cerca de la casa, para niños acompañados y para quien monta por primera vez.',
			},
			{
				title: 'Hacia las palmas',
				text: 'Valle arriba, entre potreros y palmas de cera, con paradas para mirar y tomar fotos.',
			},
		],
	},
	hikes: {
		title: 'A pie',
		paragraphs: [
			'Caminando se ve lo pequeño: el musgo en una piedra, una flor al borde del camino, lo que suena entre las ramas. Se va al ritmo de cada uno, y el que se cansa se devuelve, que también eso es pasear.',
		],
		items: [
			{
				title: 'Caminata corta',
				text: 'Para ir en familia, sin prisa, y volver a tiempo para el almuerzo.',
			},
			{
				title: 'Caminata larga',
				text: 'Para quien madruga y tiene buenas piernas: valle adentro, hasta donde alcance la mañana.',
			},
		],
	},
	eco: {
		title: 'Paseos que no dejan huella',
		text: 'Sin motores y por los senderos que ya existen. No se cortan plantas, no se tocan las palmas y la basura vuelve con uno. A los caballos se les da descanso y agua; por eso a veces toca esperar turno.',
	},
	bring: {
		title: 'Qué ponerse y qué llevar',
		items: [
			'Pantalón largo y zapato cerrado, o botas si ha llovido.',
			'Impermeable, aunque amanezca despejado.',
			'Bloqueador, gorra y agua.',
			'Las manos libres: morral pequeño y nada colgando.',
		],
	},
	questions: {
		title: 'Díganos antes de reservar',
		items: [
			{
				question: '¿Pueden montar los niños?',
				answer:
					'Depende de la edad y del recorrido. Cuéntenos cuántos años tienen y le recomendamos.',
			},
			{
				question: '¿Importan el peso y la salud?',
				answer:
					'Sí. Por seguridad suya y del caballo, díganos si tiene una lesión, un embarazo o duda sobre el peso. Buscamos juntos la mejor opción.',
			},
			{
				question: '¿Cuánto dura y cuánto vale?',
				answer:
					'Hay paseos cortos y largos, y el precio depende del recorrido y del grupo. Pregúntenos y le confirmamos antes de salir.',
			},
		],
	},
	nextStep: {
		text: 'Los caballos salen mejor por la mañana. Aparte el suyo.',
		label: 'Reservar un paseo',
		to: '/booking?for=horses',
	},
}

const en = {
	meta: {
		title: 'Horse riding and hikes in Cocora | {name}',
		description:
			'Through the Cocora valley on horseback or on foot, among wax palms and mist: eco-friendly outings for families, first-time riders and keen walkers.',
	},
	crumb: 'Horseback riding',
	title: 'Horseback riding and hikes',
	lead: 'The road goes only so far. The rest is earned at the pace of a horse, or at your own.',
	rides: {
		title: 'On horseback',
		paragraphs: [
			'Where the road ends, you go on by foot or on horseback. From the saddle you see over the fences, cross water with dry feet, and hear everything, because there is no engine.',
			'You need not know how to ride. Before setting off we show you how to mount, how to hold the reins, and how to let the horse know that you are in no hurry. Neither is the horse.',
		],
		items: [
			{
				title: 'A first ride',
				text: 'A quiet turn close to the house, for accompanied children and for anyone in the saddle for the first time.',
			},
			{
				title: 'Towards the palms',
				text: 'Up the valley through pasture and wax palms, with stops to look around and take pictures.',
			},
		],
	},
	hikes: {
		title: 'On foot',
		paragraphs: [
			'Walking shows you the small things: the moss on a stone, a flower by the path, whatever is calling in the branches. Everyone goes at their own speed, and turning back when you are tired counts as a walk too.',
		],
		items: [
			{
				title: 'The short walk',
				text: 'One for the family, without haste, and back in time for lunch.',
			},
			{
				title: 'The long walk',
				text: 'For early risers with good legs: further up the valley, as far as the morning lasts.',
			},
		],
	},
	eco: {
		title: 'Outings that leave no trace',
		text: 'No engines, and only paths that already exist. We cut no plants, leave the palms untouched, and bring our rubbish back. The horses get their rest and their water, which is why you may sometimes have to wait your turn.',
	},
	bring: {
		title: 'What to wear and carry',
		items: [
			'Long trousers and closed shoes, or boots after rain.',
			'A raincoat, even under a blue sky.',
			'Sunscreen, a hat and water.',
			'Free hands: a small backpack and nothing dangling.',
		],
	},
	questions: {
		title: 'Tell us before you book',
		items: [
			{
				question: 'Can children ride?',
				answer:
					'It depends on their age and on the route. Tell us how old they are and we will advise you.',
			},
			{
				question: 'Do weight and health matter?',
				answer:
					'Yes. For your safety and the horse’s, let us know about an injury, a pregnancy or any doubt about weight. We will find the best option together.',
			},
			{
				question: 'How long does it take and what does it cost?',
				answer:
					'There are short outings and long ones, and the price depends on the route and the group. Ask, and we will confirm both before you set off.',
			},
		],
	},
	nextStep: {
		text: 'Mornings are the best time to ride. Keep a horse for yours.',
		label: 'Book an outing',
		to: '/booking?for=horses',
	},
} satisfies typeof es

export const horsebackRiding = {
	path: '/horseback-riding',
	parent: '/services',
	picture: 'service-horseback-riding',
	pictures: { rides: 'horses-ridge', hikes: 'hikers-trail' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
