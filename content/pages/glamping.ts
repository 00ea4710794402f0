import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Glamping Cocora Nidos del Cóndor | {name}',
		description:
			'Cocora Nidos del Cóndor: glamping en el valle de Cocora, para dormir bajo las estrellas con cama de verdad. Consulte fechas por WhatsApp.',
	},
	crumb: 'Glamping',
	title: 'Cocora Nidos del Cóndor',
	lead: 'Nuestro glamping: lo bueno de acampar, sin cargar la carpa ni dormir en el suelo.',
	intro: {
		title: 'Un nido en la montaña',
		paragraphs: [
			'Del cóndor tomamos el nombre, y del nido la idea: un refugio pequeño, abrigado, con la cordillera alrededor.',
			'Es para dos que quieren desconectarse, para celebrar algo o para darse el gusto de oír la lluvia desde adentro. La mesa, el café y los caballos los pone la casa.',
		],
	},
	blurbs: {
		stars: {
			title: 'La noche de cerca',
			text: 'Lejos de las luces del pueblo, cuando el cielo se abre, se abre de verdad. Cuando se cierra, la neblina también tiene su encanto.',
		},
		comfort: {
			title: 'Abrigo y cama tendida',
			text: 'Llega uno, deja la maleta y ya está. Nada que armar, nada que inflar, nada que secar al día siguiente.',
		},
		nature: {
			title: 'Despertar en el valle',
			text: 'Los pájaros hacen de despertador y el café queda cerca. A esa hora las palmas son solo suyas.',
		},
	},
	buttons: {
		title: 'Escríbanos o mire más',
		text: 'Por WhatsApp le contamos qué noches hay, qué incluye y cuánto vale. En las redes puede seguir lo que pasa en el valle.',
		whatsapp: 'Consultar por WhatsApp',
		whatsappMessage: 'Hola, quisiera información sobre el glamping Cocora Nidos del Cóndor.',
		instagram: 'Ver en Instagram',
		facebook: 'Ver en Facebook',
	},
	goodToKnow: {
		title: 'Bueno saberlo',
		items: [
			'Las noches son frías: entre los {altitudeLow} y los {altitudeHigh} metros, la chaqueta no sobra nunca.',
			'Llegue con luz para acomodarse con calma: abrimos {hours}.',
			'Traiga linterna y zapatos para el pasto mojado.',
			'Si viene con niños o con mascota, pregúntenos antes.',
		],
	},
	nextStep: {
		text: 'Díganos su fecha y le contamos si hay un nido libre.',
		label: 'Reservar glamping',
		to: '/booking?for=glamping',
	},
}

const en = {
	meta: {
		title: 'Glamping: Cocora Nidos del Cóndor | {name}',
		description:
			'Cocora Nidos del Cóndor: glamping in Colombia’s Cocora valley. Sleep under the stars in a proper bed. Ask for dates and prices on WhatsApp.',
	},
	crumb: 'Glamping',
	title: 'Cocora Nidos del Cóndor',
	lead: 'Our glamping: all the good of a night outdoors, without the tent on your back or the ground beneath it.',
	intro: {
		title: 'A nest in the mountains',
		paragraphs: [
			'“Nidos del Cóndor” means the condor’s nests. We borrowed the name from the bird and the idea from the nest: a small, snug shelter with the mountains all around.',
			'It is a place for two people who want to switch off, for something worth celebrating, or for the plain pleasure of hearing rain from the inside. Meals, coffee and horses are close by, at the house.',
		],
	},
	blurbs: {
		stars: {
			title: 'Night, close up',
			text: 'Far from the lights of town, when the sky opens it truly opens. When it closes, the mist has a charm of its own.',
		},
		comfort: {
			title: 'Warm, with the bed made',
			text: 'Arrive, put down your bag, done. Nothing to pitch, nothing to inflate, nothing to dry the next day.',
		},
		nature: {
			title: 'Waking in the valley',
			text: 'Birds are the alarm clock and coffee is not far away. At that hour the palms are all yours.',
		},
	},
	buttons: {
		title: 'Write to us, or see more',
		text: 'On WhatsApp we will tell you which nights are free, what is included and what it costs. Our social pages show what is going on in the valley.',
		whatsapp: 'Ask on WhatsApp',
		whatsappMessage:
			'Hello, I would like to know more about the glamping, Cocora Nidos del Cóndor.',
		instagram: 'See us on Instagram',
		facebook: 'See us on Facebook',
	},
	goodToKnow: {
		title: 'Good to know',
		items: [
			'Nights are cold: between {altitudeLow} and {altitudeHigh} metres a jacket is never too much.',
			'Come in daylight, so that you can settle in calmly. We are open {hours}.',
			'Bring a torch, and shoes for wet grass.',
			'If you are bringing children or a pet, ask us first.',
		],
	},
	nextStep: {
		text: 'Tell us your date and we will see whether a nest is free.',
		label: 'Book glamping',
		to: '/booking?for=glamping',
	},
} satisfies typeof es

export const glamping = {
	path: '/cocora-nidos-del-condor',
	parent: '/services',
	picture: 'service-glamping',
	pictures: { night: 'glamping-night', inside: 'dome-inside', day: 'dome-day' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
