import { expect, test } from 'vitest'
import { mailWords } from '#content/enquiries/mail-words.ts'
import { facts } from '#content/facts.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { builtInSources } from './built-in-sources.ts'
import { composeOwnerMail } from './compose-owner-mail.ts'

const id = '3f2b8c1e-0000-4000-8000-000000000000'
const stored = {
	reference: 'PC-7WNR-R7G0',
	id,
	consentVersion: '2026-01',
	consentAt: 0,
	state: 'new',
	createdAt: Date.parse('2026-11-15T17:05:00Z'),
} as const
const settings = {
	to: 'casa@example.com',
	publicUrl: 'https://palma.example',
	facts,
	mails: mailWords,
	...builtInSources('https://palma.example'),
}

const booking: Enquiry = {
	...stored,
	language: 'en',
	kind: 'booking',
	fields: {
		bookingId: id,
		Name: 'John Smith',
		Email: 'john@example.com',
		Phone: '+442079460958',
		Quantity: 4,
		ArrivalDate: '2099-12-12',
		DepartureDate: '2099-12-14',
		Message: 'Two children,\nand a dog.',
	},
}

const contact: Enquiry = {
	...stored,
	language: 'es',
	kind: 'contact',
	fields: {
		ContactFormId: id,
		Name: 'Ana Ñáñez',
		Email: 'ana@example.com',
		Phone: '+573001234567',
		City: '',
		Message: '¿Hay platos vegetarianos?',
	},
}

/** Formatted times contain non-breaking spaces. */
function plainSpaces(text: unknown): string {
	return String(text).replace(/[\u00a0\u202f]/g, ' ')
}

test('the owner’s mail about a booking names the stay in its subject and lists every field in order', async () => {
	const { to, replyTo, subject, text } = await composeOwnerMail(booking, settings)
	expect({ to, replyTo, subject }).toEqual({
		to: 'casa@example.com',
		replyTo: { name: 'John Smith', address: 'john@example.com' },
		subject:
			'Reserva PC-7WNR-R7G0: John Smith, 4 pers., del sábado, 12 de diciembre de 2099 al lunes, 14 de diciembre de 2099',
	})
	expect(plainSpaces(text)).toBe(`Nueva solicitud de reserva

Referencia: PC-7WNR-R7G0
Nombre: John Smith
Correo: john@example.com
Teléfono: +442079460958
Personas: 4
Llegada: sábado, 12 de diciembre de 2099
Salida: lunes, 14 de diciembre de 2099
Mensaje: Two children,
and a dog.
Idioma: inglés
Recibido: 15/11/2026, 12:05 p. m.

WhatsApp: https://wa.me/442079460958?text=Hello%20John%20Smith%2C
Llamar: tel:+442079460958
Abrir la solicitud en el escritorio: https://palma.example/admin/requests?request=PC-7WNR-R7G0

Si responde a este correo, le llega directamente a quien escribió.`)
})

test('the owner’s mail about a contact message leaves out what the guest left empty', async () => {
	const { subject, text } = await composeOwnerMail(contact, settings)
	expect(subject).toBe('Mensaje PC-7WNR-R7G0: Ana Ñáñez')
	expect(plainSpaces(text)).toBe(`Nuevo mensaje de contacto

Referencia: PC-7WNR-R7G0
Nombre: Ana Ñáñez
Correo: ana@example.com
Teléfono: +573001234567
Mensaje: ¿Hay platos vegetarianos?
Idioma: español
Recibido: 15/11/2026, 12:05 p. m.

WhatsApp: https://wa.me/573001234567?text=Hola%2C%20Ana%20%C3%91%C3%A1%C3%B1ez%3A
Llamar: tel:+573001234567
Abrir la solicitud en el escritorio: https://palma.example/admin/requests?request=PC-7WNR-R7G0

Si responde a este correo, le llega directamente a quien escribió.`)
})

test('the HTML holds the same lines in the same order', async () => {
	const { text, html } = await composeOwnerMail(booking, settings)
	const labels = String(text)
		.split('\n')
		.map((line) => line.split(':')[0] ?? '')
		.filter((label) => label !== '' && label !== 'and a dog.')
	const positions = labels.map((label) => String(html).indexOf(label))
	expect(labels).toContain('Referencia')
	expect(positions.every((position) => position > 0)).toBe(true)
	expect(positions).toEqual([...positions].sort((one, other) => one - other))
	expect(String(html)).toContain('Two children,<br>and a dog.')
})

test('the owner’s mail asks to check what the guest may have mistyped, and links only to certain numbers', async () => {
	const write = (changes: object) =>
		composeOwnerMail({ ...contact, fields: { ...contact.fields, ...changes } } as Enquiry, settings)
	const local = await write({ Phone: '7593000', Email: 'ana@gmail.con' })
	expect(local.text).toContain('Teléfono: 7593000\n')
	expect(local.text).toContain('Por favor revise: el teléfono')
	expect(local.text).toContain('¿quiso decir ana@gmail.com?')
	expect(local.text).toContain('Llamar: tel:7593000\n')
	expect(local.text).not.toContain('wa.me')

	const two = await write({ Phone: '3001234567 / 3017654321', Email: 'josé@ejemplo.com' })
	expect(two.text).toContain('https://wa.me/573001234567?')
	expect(two.text).toContain('Llamar: tel:+573001234567\n')
	// A mail server without SMTPUTF8 may refuse a mail with such a header.
	expect(two.replyTo).toBeUndefined()
	expect(two.text).toContain('tiene tildes')
})
