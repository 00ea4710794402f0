import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Reservar en el valle de Cocora | {name}',
		description:
			'Pida su reserva de mesa, cabaña, camping, glamping o caballos en {name}. Sin pago en línea: le respondemos con disponibilidad y precio.',
	},
	crumb: 'Reservar',
	title: 'Pida su reserva',
	lead: 'Díganos quién viene y cuándo. Esto es una solicitud: no se paga nada aquí, y queda en firme cuando le confirmamos.',
	form: {
		another: '¿Quiere pedir algo más?',
		title: 'Cuéntenos de su visita',
		text: 'En el mensaje cuente lo que debamos saber: niños y edades, mascotas, alergias, un cumpleaños.',
	},
	after: {
		title: '¿Qué pasa después de enviar?',
		items: [
			{
				title: 'Le damos un número',
				text: 'Apenas la recibimos aparece una referencia con el resumen. Guárdela, o envíela también por WhatsApp con un toque.',
			},
			{
				title: 'Miramos el calendario',
				text: 'Una persona de la casa lee cada solicitud y revisa si hay cupo en esas fechas.',
			},
			{
				title: 'Le respondemos',
				text: 'Por correo, teléfono o WhatsApp le mandamos la disponibilidad y el precio, con impuestos. Si le sirve, nos confirma y lo esperamos.',
			},
		],
		noSignal:
			'¿Se cayó la señal a mitad de camino? Lo que escribió queda guardado en su teléfono y lo puede volver a enviar.',
		already: '¿Ya envió una solicitud?',
		own: 'Mis solicitudes',
	},
	direct: {
		title: '¿Prefiere hablar?',
		text: 'Atendemos {hours}. Si es para hoy o para mañana, es más rápido llamar o escribir por WhatsApp.',
		call: 'Llamar al {phone}',
		whatsapp: 'Escribir por WhatsApp',
		email: 'Escribir a {email}',
	},
	location: {
		title: 'Dónde lo esperamos',
		text: 'Km {km} de la {road}, a {minutesFromTown} minutos del pueblo. Primer restaurante a mano izquierda.',
		map: 'Abrir en el mapa',
		link: { label: 'Cómo llegar', to: '/arrive' },
	},
	nextStep: {
		text: '¿Todavía está pensando el plan? Mire los paquetes antes de escoger fecha.',
		label: 'Ver los paquetes',
		to: '/packages-and-sales',
	},
}

const en = {
	meta: {
		title: 'Book a stay in the Cocora valley | {name}',
		description:
			'Ask for a table, the cabin, a pitch, glamping or horses at {name}. Nothing to pay online: we write back with availability and a price.',
	},
	crumb: 'Booking',
	title: 'Request a booking',
	lead: 'Tell us who is coming and when. This is a request: you pay nothing here, and it becomes a booking once we confirm it.',
	form: {
		another: 'Anything else to ask for?',
		title: 'About your visit',
		text: 'Use the message for what we should know: children and their ages, pets, allergies, a birthday.',
	},
	after: {
		title: 'What happens after you send it?',
		items: [
			{
				title: 'You get a reference',
				text: 'As soon as we have it, a reference and a summary appear. Keep them, or send them on by WhatsApp with one tap.',
			},
			{
				title: 'We check the calendar',
				text: 'One of us reads every request and looks at those dates.',
			},
			{
				title: 'We answer',
				text: 'By e-mail, phone or WhatsApp you receive the availability and the price, taxes included. If it suits you, confirm, and we will be expecting you.',
			},
		],
		noSignal:
			'Lost your signal halfway? What you wrote is kept on your phone, and you can send it again.',
		already: 'Sent a request already?',
		own: 'My requests',
	},
	direct: {
		title: 'Rather talk to someone?',
		text: 'We are here {hours}. For today or tomorrow, a call or a WhatsApp message is quicker.',
		call: 'Call {phone}',
		whatsapp: 'Write on WhatsApp',
		email: 'Write to {email}',
	},
	location: {
		title: 'Where we will be waiting',
		text: 'Km {km} of the {road}, {minutesFromTown} minutes from town. The first restaurant on the left.',
		map: 'Open the map',
		link: { label: 'How to get here', to: '/arrive' },
	},
	nextStep: {
		text: 'Still thinking it over? Have a look at the packages before you pick a date.',
		label: 'See the packages',
		to: '/packages-and-sales',
	},
} satisfies typeof es

export const booking = {
	path: '/booking',
	picture: 'lodging-night',
	pictures: { map: 'route-map' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
