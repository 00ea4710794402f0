import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Contacto, teléfonos y mapa | {name}',
		description:
			'Escriba, llame o mande un WhatsApp a {name}, en el km {km} de la {road}. Teléfono, correo, mapa y formulario de contacto.',
	},
	crumb: 'Contacto',
	title: 'Hablemos',
	lead: 'Una pregunta, un grupo, un cumpleaños, una cotización: todo mensaje lo lee alguien de la casa.',
	form: {
		another: '¿Quiere escribirnos algo más?',
		title: 'Escríbanos',
		text: 'Deje sus datos y cuéntenos en qué le ayudamos. Si pregunta por un paquete, díganos la fecha y cuántas personas son, y así le respondemos de una vez con el precio.',
	},
	after: {
		title: 'Y después de enviar, ¿qué?',
		text: 'Su mensaje queda guardado con un número de referencia y nos llega de inmediato, aunque el correo esté fallando. Le respondemos al correo o al teléfono que nos deje. Si no hay señal, el mensaje espera en su teléfono hasta que usted lo pueda volver a enviar.',
	},
	direct: {
		title: 'Directo, sin formulario',
		text: 'Contestamos {hours}. Si no entra la llamada, deje un WhatsApp y lo buscamos nosotros.',
		call: 'Llamar al {phone}',
		whatsapp: 'WhatsApp al {phone}',
		whatsappMessage: 'Hola, tengo una pregunta sobre mi visita a {name}.',
		email: 'Escribir a {email}',
	},
	location: {
		title: 'Dónde estamos',
		text: 'En el km {km} de la {road}, en el {region}, a {minutesFromTown} minutos del pueblo. Subiendo, somos el primer restaurante a mano izquierda.',
		map: 'Abrir en el mapa',
		link: { label: 'Cómo llegar, paso a paso', to: '/arrive' },
	},
	ask: {
		title: 'Antes de preguntar, mire si ya está respondido',
		links: [
			{ label: 'Qué hay para comer', to: '/menu' },
			{ label: 'La cabaña y sus preguntas', to: '/lodging' },
			{ label: 'Precio y normas del camping', to: '/camping' },
			{ label: 'Qué traer y qué tanto frío hace', to: '/arrive' },
		],
	},
	nextStep: {
		text: '¿Ya tiene fecha y número de personas? Vaya derecho a la reserva.',
		label: 'Pedir reserva',
		to: '/booking',
	},
}

const en = {
	meta: {
		title: 'Contact, phones and map | {name}',
		description:
			'Write, call or send a WhatsApp to {name}, at km {km} of the {road} in Colombia. Phone, e-mail, a map and a contact form.',
	},
	crumb: 'Contact',
	title: 'Get in touch',
	lead: 'A question, a group, a birthday, a quote: one of us reads every message.',
	form: {
		another: 'Anything else to tell us?',
		title: 'Write to us',
		text: 'Leave your details and tell us how we can help. If you are asking about a package, add the date and the number of people, so that our first reply can already include the price.',
	},
	after: {
		title: 'After you send it',
		text: 'Your message is stored under a reference number and reaches us at once, even when e-mail is down. We reply to the address or the phone you leave. If you have no signal, the message waits on your phone until you can send it again.',
	},
	direct: {
		title: 'Directly, without a form',
		text: 'We answer {hours}. Signal comes and goes in the mountains: if your call does not get through, leave a WhatsApp message and we will come back to you.',
		call: 'Call {phone}',
		whatsapp: 'WhatsApp {phone}',
		whatsappMessage: 'Hello, I have a question about visiting {name}.',
		email: 'Write to {email}',
	},
	location: {
		title: 'Where we are',
		text: 'At km {km} of the {road}, in {region}, {minutesFromTown} minutes from town. Going up, we are the first restaurant on the left.',
		map: 'Open the map',
		link: { label: 'How to get here, step by step', to: '/arrive' },
	},
	ask: {
		title: 'Your question may be answered already',
		links: [
			{ label: 'What there is to eat', to: '/menu' },
			{ label: 'The cabin, and questions about it', to: '/lodging' },
			{ label: 'Camping price and rules', to: '/camping' },
			{ label: 'What to bring and how cold it is', to: '/arrive' },
		],
	},
	nextStep: {
		text: 'Do you have a date and a number of people? Go straight to the booking form.',
		label: 'Request a booking',
		to: '/booking',
	},
} satisfies typeof es

export const contactUs = {
	path: '/contact-us',
	picture: 'jeep-road',
	pictures: { map: 'route-map' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
