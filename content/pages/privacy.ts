import type { PageContent } from './page-content.ts'

/** Stored with every consent: a change of meaning in this text needs a new version. */
export const privacyVersion = '2026-11-17'

/** Every version that was ever published: an enquiry may have waited in a browser since an older one. */
export const privacyVersions: readonly string[] = [privacyVersion, '2026-11']

type Section = { id: string; title: string; paragraphs: string[]; items: string[] }

const es = {
	meta: {
		title: 'Política de tratamiento de datos | {name}',
		description:
			'Qué datos personales guarda {name}, para qué, por cuánto tiempo y cómo ejercer sus derechos según la Ley 1581 de 2012. Sin cookies ni rastreadores.',
	},
	crumb: 'Privacidad',
	title: 'Política de tratamiento de datos personales',
	lead: 'Qué datos suyos guardamos, para qué y cómo pedirnos que los corrijamos o los borremos. En palabras sencillas, y según la Ley 1581 de 2012 y el Decreto 1377 de 2013.',
	version: `Versión ${privacyVersion}. Vigente desde el 17 de noviembre de 2026.`,
	contents: 'En esta página',
	summary: {
		title: 'En resumen',
		items: [
			'Solo guardamos lo que usted nos escribe en un formulario, y lo usamos para responderle.',
			'No usamos cookies, ni rastreadores, ni publicidad, ni vendemos datos.',
			'Las solicitudes se borran, a más tardar, a los 24 meses.',
			'Puede conocer, corregir o borrar sus datos escribiendo a {email}.',
		],
	},
	sections: [
		{
			id: 'responsable',
			title: 'Quién responde por sus datos',
			paragraphs: [
				'El responsable del tratamiento es {legalName}, NIT {taxId}, con Registro Nacional de Turismo {rnt} y domicilio en el km {km} de la {road}, {town}, {region}, Colombia.',
				'Para cualquier asunto de datos personales: correo {email}; por teléfono, {phones}. Atiende la administración de la casa.',
			],
			items: [],
		},
		{
			id: 'datos',
			title: 'Qué guardamos',
			paragraphs: ['Depende de lo que usted haga en el sitio:'],
			items: [
				'Si pide una reserva: nombre, correo, teléfono, número de personas y edades de los niños si las pone, fechas, y el mensaje.',
				'Si nos envía el comprobante de un anticipo: la foto o el PDF. Lo ven solo quienes atienden las reservas, y se borra junto con la solicitud.',
				'Si nos escribe por contacto: nombre, correo, teléfono, y la ciudad y el mensaje si los pone.',
				'Si deja una reseña: el nombre con el que quiere aparecer, la calificación, el texto y la fecha. La reseña es pública.',
				'Con cada autorización: la versión de esta política, el idioma y la fecha y hora en que la aceptó.',
				'Para frenar el correo basura y los abusos: un código cifrado que se calcula a partir de la dirección de red y sirve para contar envíos. No guardamos la dirección junto a su mensaje, y el conteo se descarta cuando se vence el límite.',
			],
		},
		{
			id: 'navegador',
			title: 'Qué queda en su navegador',
			paragraphs: [
				'No ponemos cookies ni herramientas de medición de terceros. Para que no pierda lo que escribe, el borrador del formulario, los envíos pendientes y los enlaces a sus solicitudes se guardan en su propio aparato; nosotros no los vemos, y puede borrarlos cuando quiera desde el navegador.',
				'Los enlaces a WhatsApp, Instagram, Facebook y el mapa llevan a otras empresas, que tienen sus propias políticas. Nada se les envía hasta que usted los toca.',
			],
			items: [],
		},
		{
			id: 'finalidades',
			title: 'Para qué los usamos',
			paragraphs: ['Únicamente para esto:'],
			items: [
				'Responder su solicitud, cotizar y organizar su visita.',
				'Comunicarnos con usted por correo, teléfono o WhatsApp sobre esa visita, y darle las gracias después.',
				'Publicar la reseña que usted decidió dejar.',
				'Proteger el sitio de abusos y demostrar que usted nos autorizó.',
				'Cumplir la ley cuando una autoridad competente lo exija.',
			],
		},
		{
			id: 'autorizacion',
			title: 'Su autorización',
			paragraphs: [
				'Antes de enviar un formulario usted marca una casilla, que nunca viene marcada. Sin esa autorización no guardamos sus datos; siempre puede llamarnos en lugar de escribir.',
				'No pedimos datos sensibles, como los de salud o religión, y no está obligado a darlos. Si cree que debemos saber algo, por ejemplo una alergia, cuente solo lo necesario. Los datos de menores de edad los debe enviar su padre, madre o representante.',
			],
			items: [],
		},
		{
			id: 'encargados',
			title: 'Quién más los ve',
			paragraphs: [
				'Dentro de la casa, las personas que atienden las reservas. Fuera de ella, dos encargados que trabajan por cuenta nuestra y solo para esto: la empresa que aloja el sitio y el servicio que entrega los correos. Sus servidores pueden estar fuera de Colombia; en ese caso siguen obligados a proteger sus datos como lo exige la ley colombiana. Si nos lo pregunta, le decimos cuáles son.',
				'No vendemos, alquilamos ni cedemos sus datos a nadie.',
			],
			items: [],
		},
		{
			id: 'conservacion',
			title: 'Cuánto tiempo los conservamos',
			paragraphs: [
				'Las solicitudes de reserva y los mensajes se conservan 24 meses como máximo y después se borran, junto con la autorización. Las reseñas siguen publicadas hasta que usted pida retirarlas o las ocultemos o borremos según nuestras reglas. Lo que la ley obligue a guardar por más tiempo, como una factura, se guarda solo por ese motivo.',
			],
			items: [],
		},
		{
			id: 'derechos',
			title: 'Sus derechos',
			paragraphs: ['Como titular de los datos, usted puede, sin costo:'],
			items: [
				'Conocer qué datos suyos tenemos, y actualizarlos o corregirlos.',
				'Pedir prueba de la autorización que nos dio.',
				'Saber qué uso les hemos dado.',
				'Revocar la autorización o pedir que los borremos, cuando no haya un deber legal de conservarlos.',
				'Consultarlos gratis.',
				'Presentar una queja ante la Superintendencia de Industria y Comercio, después de habernos reclamado a nosotros.',
			],
		},
		{
			id: 'como',
			title: 'Cómo ejercerlos',
			paragraphs: [
				'Escriba a {email} o llame al {phone1}. Díganos su nombre, un medio para responderle, qué dato es y qué quiere que hagamos; si tiene el número de referencia, mejor. Podemos pedirle que confirme que es usted, para no entregar sus datos a otra persona.',
				'Las consultas se responden en 10 días hábiles como máximo, prorrogables por 5 más si le explicamos la demora. Los reclamos, en 15 días hábiles, prorrogables por 8. Si al reclamo le falta información, se la pedimos dentro de los 5 días siguientes.',
			],
			items: [],
		},
		{
			id: 'seguridad',
			title: 'Cómo los cuidamos',
			paragraphs: [
				'Solo entra a las solicitudes quien tiene la contraseña de la casa, que se guarda cifrada, igual que las sesiones. Recogemos poco y borramos a tiempo: el dato mejor cuidado es el que no se tiene. Si algo fallara y lo afectara, le avisaríamos a usted y a la Superintendencia.',
			],
			items: [],
		},
		{
			id: 'cambios',
			title: 'Si esto cambia',
			paragraphs: [
				'Publicaremos aquí la nueva versión con su fecha. Si cambia para qué usamos los datos, le pediremos otra autorización. Cada solicitud conserva la versión que usted aceptó.',
			],
			items: [],
		},
	] satisfies Section[],
	authority: {
		text: 'Autoridad de protección de datos en Colombia:',
		label: 'Superintendencia de Industria y Comercio',
		href: 'https://www.sic.gov.co',
	},
	nextStep: {
		text: '¿Tiene una duda sobre sus datos? Pregúntenos sin rodeos.',
		label: 'Escribirnos',
		to: '/contact-us',
	},
}

const en = {
	meta: {
		title: 'Privacy policy | {name}',
		description:
			'What personal data {name} keeps, why, for how long, and how to use your rights under Colombian Law 1581 of 2012. No cookies and no trackers.',
	},
	crumb: 'Privacy',
	title: 'Privacy policy',
	lead: 'Which of your data we keep, what for, and how to have them corrected or deleted. In plain words, and under Colombian Law 1581 of 2012 and Decree 1377 of 2013.',
	version: `Version ${privacyVersion}. In force since 17 November 2026.`,
	contents: 'On this page',
	summary: {
		title: 'In short',
		items: [
			'We keep only what you write in a form, and use it to answer you.',
			'There are no cookies, no trackers and no advertising, and we sell no data.',
			'Enquiries are deleted after 24 months at the latest.',
			'You can see, correct or delete your data by writing to {email}.',
		],
	},
	sections: [
		{
			id: 'controller',
			title: 'Who is responsible for your data',
			paragraphs: [
				'The data controller is {legalName}, tax id (NIT) {taxId}, National Tourism Registry number {rnt}, at km {km} of the {road}, {town}, {region}, Colombia.',
				'For anything about personal data, write to {email} or call {phones}. The management of the house will attend to you.',
			],
			items: [],
		},
		{
			id: 'data',
			title: 'What we keep',
			paragraphs: ['It depends on what you do on the site:'],
			items: [
				'If you request a booking: name, e-mail, phone, number of people and the ages of children if you give them, dates, and your message.',
				'If you send us the receipt of a deposit: the photograph or PDF. Only those who attend to bookings see it, and it is deleted together with the request.',
				'If you use the contact form: name, e-mail and phone, and your city and message if you give them.',
				'If you leave a review: the name you wish to appear under, the score, the text and the date. Reviews are public.',
				'With every authorisation: the version of this policy, the language, and the date and time you accepted it.',
				'To hold back spam and abuse: a scrambled code calculated from the network address, used for counting how often something is sent. The address is not kept with your message, and the count is discarded when the limit expires.',
			],
		},
		{
			id: 'browser',
			title: 'What stays in your browser',
			paragraphs: [
				'We set no cookies and use no third-party analytics. So that you do not lose what you write, drafts, unsent enquiries and the links to your requests are kept on your own device; we do not see them, and you can clear them from your browser at any time.',
				'Links to WhatsApp, Instagram, Facebook and the map lead to other companies with policies of their own. Nothing is sent to them until you follow the link.',
			],
			items: [],
		},
		{
			id: 'purposes',
			title: 'What we use them for',
			paragraphs: ['For the following, and nothing else:'],
			items: [
				'To answer your enquiry, quote a price and organise your visit.',
				'To reach you by e-mail, phone or WhatsApp about that visit, and to thank you afterwards.',
				'To publish the review that you chose to leave.',
				'To protect the site from abuse and to show that you gave us permission.',
				'To comply with the law when a competent authority requires it.',
			],
		},
		{
			id: 'authorisation',
			title: 'Your authorisation',
			paragraphs: [
				'Before a form is sent you tick a box, which never comes ticked. Without that authorisation we keep nothing; you can always call instead.',
				'We do not ask for sensitive data, such as health or religion, and you are not obliged to give any. If there is something we ought to know, an allergy for example, tell us only what is needed. Data about minors should be sent by a parent or guardian.',
			],
			items: [],
		},
		{
			id: 'processors',
			title: 'Who else sees them',
			paragraphs: [
				'Within the house, the people who handle bookings. Outside it, two processors who work on our behalf and for this alone: the company that hosts the site and the service that delivers our e-mail. Their servers may be outside Colombia; they remain bound to protect your data as Colombian law demands. If you ask, we will tell you who they are.',
				'We do not sell, rent or give your data to anyone.',
			],
			items: [],
		},
		{
			id: 'retention',
			title: 'How long we keep them',
			paragraphs: [
				'Booking requests and messages are kept for 24 months at most and then deleted, along with the authorisation. Reviews stay online until you ask us to take yours down or we hide or delete it under our rules. What the law obliges us to keep for longer, such as an invoice, is kept for that reason alone.',
			],
			items: [],
		},
		{
			id: 'rights',
			title: 'Your rights',
			paragraphs: ['As the person the data are about you may, free of charge:'],
			items: [
				'Know which of your data we hold, and update or correct them.',
				'Ask for proof of the authorisation you gave us.',
				'Be told how we have used them.',
				'Withdraw your authorisation or have the data deleted, unless a legal duty obliges us to keep them.',
				'Consult them at no cost.',
				'Complain to the Superintendence of Industry and Commerce, after first raising the matter with us.',
			],
		},
		{
			id: 'how',
			title: 'How to use them',
			paragraphs: [
				'Write to {email} or call {phone1}. Tell us your name, a way to answer you, which data you mean and what you would like us to do; the reference number helps if you have it. We may ask you to confirm who you are, so as not to hand your data to someone else.',
				'Queries are answered within 10 working days, with 5 more if we explain the delay. Complaints are answered within 15 working days, with 8 more on the same condition. If a complaint lacks information, we will ask you for it within 5 days.',
			],
			items: [],
		},
		{
			id: 'security',
			title: 'How we look after them',
			paragraphs: [
				'Enquiries can be read only with the password of the house, which is stored hashed, as sessions are. We collect little and delete it in time: the safest data are those nobody has. Should something go wrong and affect you, we would tell you and the Superintendence.',
			],
			items: [],
		},
		{
			id: 'changes',
			title: 'If this changes',
			paragraphs: [
				'We will publish the new version here with its date. If the purposes change, we will ask for your authorisation again. Each enquiry keeps the version you accepted.',
			],
			items: [],
		},
	] satisfies Section[],
	authority: {
		text: 'Data protection authority in Colombia:',
		label: 'Superintendence of Industry and Commerce',
		href: 'https://www.sic.gov.co',
	},
	nextStep: {
		text: 'Is something about your data unclear? Just ask.',
		label: 'Write to us',
		to: '/contact-us',
	},
} satisfies typeof es

export const privacy = {
	path: '/privacy',
	picture: 'valley-dusk',
	copy: { es, en },
} satisfies PageContent
