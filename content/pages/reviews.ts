import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Reseñas de visitantes | {name}',
		description:
			'Lea lo que cuentan quienes visitaron {name} en el valle de Cocora y deje su propia reseña. Se publican tal como llegan, buenas y malas.',
	},
	crumb: 'Reseñas',
	title: 'Reseñas',
	lead: 'Lo que dicen los que ya vinieron, y un espacio para que usted también lo cuente.',
	intro: {
		title: 'Su opinión nos sirve de verdad',
		text: 'Una reseña ayuda a otro viajero a decidirse y a nosotros a mejorar. No tiene que ser larga: qué comió, dónde durmió, qué le gustó y qué no. Si viene con un consejo para el que sigue (la hora, la ropa, el plato), mejor todavía.',
	},
	add: 'Dejar una reseña',
	list: {
		title: 'Lo que cuentan',
	},
	policy: {
		title: 'Cómo tratamos las reseñas',
		text: 'Se publican enseguida y tal como se escribieron. No las corregimos, no las escogemos y no pagamos por ellas. Una crítica honesta se queda, aunque nos duela.',
		removedTitle: 'Solo ocultamos o borramos una reseña si…',
		removed: [
			'insulta, amenaza o discrimina a alguien;',
			'trae datos personales de otra persona;',
			'es publicidad, correo basura o está repetida;',
			'no habla de una visita a esta casa;',
			'nos lo pide quien la escribió.',
		],
		name: 'Escriba el nombre con el que quiere aparecer; basta el de pila. Al enviarla autoriza que se publique, y puede pedir que la quitemos cuando quiera escribiendo a {email}.',
		link: { label: 'Cómo cuidamos sus datos', to: '/privacy' },
	},
	problem: {
		title: '¿Algo salió mal?',
		text: 'Si todavía está aquí, díganoslo en persona: casi todo tiene arreglo en el momento. Si ya se fue, escríbanos y le respondemos.',
	},
	nextStep: {
		text: '¿Prefiere contarnos algo en privado? También lo leemos.',
		label: 'Escribirnos',
		to: '/contact-us',
	},
}

const en = {
	meta: {
		title: 'Visitor reviews | {name}',
		description:
			'Read what visitors say about {name} in Colombia’s Cocora valley, and leave a review of your own. Published as written, good and bad alike.',
	},
	crumb: 'Reviews',
	title: 'Reviews',
	lead: 'What people say after a visit, and a place for you to say it too.',
	intro: {
		title: 'Your opinion is useful',
		text: 'A review helps another traveller decide and helps us do better. It need not be long: what you ate, where you slept, what you liked and what you did not. A tip for the next person (the hour, the clothes, the dish) makes it better still.',
	},
	add: 'Leave a review',
	list: {
		title: 'What visitors say',
	},
	policy: {
		title: 'How we treat reviews',
		text: 'They appear straight away and exactly as written. We do not correct them, select them or pay for them. Honest criticism stays, even when it stings.',
		removedTitle: 'We hide or delete a review only if…',
		removed: [
			'it insults, threatens or discriminates against someone;',
			'it contains another person’s private details;',
			'it is advertising, spam or a duplicate;',
			'it is not about a visit to this house;',
			'its author asks us to.',
		],
		name: 'Give the name you would like to appear under; a first name is enough. By sending a review you agree to its being published, and you can have it removed at any time by writing to {email}.',
		link: { label: 'How we look after your data', to: '/privacy' },
	},
	problem: {
		title: 'Did something go wrong?',
		text: 'If you are still here, tell us in person: most things can be put right on the spot. If you have already left, write to us and we will answer.',
	},
	nextStep: {
		text: 'Is there something you would rather say in private? We read that too.',
		label: 'Write to us',
		to: '/contact-us',
	},
} satisfies typeof es

export const reviews = {
	path: '/reviews',
	picture: 'valley-dusk',
	copy: { es, en },
} satisfies PageContent
