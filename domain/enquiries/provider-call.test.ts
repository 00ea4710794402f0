import { expect, test } from 'vitest'
import type { EnquiryContent } from './enquiry.ts'
import { isProviderSuccess, prepareProviderCall } from './provider-call.ts'

const content: EnquiryContent = {
	kind: 'contact',
	fields: { ContactFormId: 'id', Name: 'Ana', Email: 'a@b.co', Phone: '1', City: '', Message: '' },
}

test('the call has exactly the five fields of the specification', () => {
	const ids = { userId: 'u', serviceId: 's', contactTemplateId: 't' }
	const { call } = prepareProviderCall(ids, content)
	expect(Object.keys(call ?? {})).toEqual([
		'lib_version',
		'user_id',
		'service_id',
		'template_id',
		'template_params',
	])
	expect(call).toMatchObject({ template_id: 't', template_params: content.fields })
})

test('the requested items go into the message, and nowhere else', () => {
	const fields = {
		bookingId: 'id',
		Name: 'Ana',
		Email: 'ana@example.com',
		Phone: '+573001234567',
		Quantity: 4,
		ArrivalDate: '2099-12-12',
		DepartureDate: '2099-12-14',
		Message: 'Hola',
	}
	const items = [
		{ offer: 'cabin' as const, units: 1, hour: null },
		{ offer: 'table' as const, units: 2, hour: '13:00' },
	]
	const ids = { userId: 'u', serviceId: 's', bookingTemplateId: 'b' }
	const messageOf = (...[booking, lines]: [{ items?: typeof items }, string[]?]) => {
		const content = { kind: 'booking', fields, ...booking } as const
		return prepareProviderCall(ids, content, lines).call?.template_params.Message
	}
	expect(messageOf({ items }, ['Cabaña', 'Mesa, 13:00'])).toBe('Hola\n\nCabaña\nMesa, 13:00')
	expect(messageOf({ items })).toBe('Hola\n\ncabin × 1\ntable × 2, 13:00')
	expect(messageOf({})).toBe('Hola')
	expect(prepareProviderCall(ids, { kind: 'booking', fields }).call?.template_params).toEqual(
		fields,
	)
})

test('a missing id is reported with the name of its setting', () => {
	expect(prepareProviderCall({ bookingTemplateId: 'b' }, content)).toEqual({
		missing: ['EMAIL_USER_ID', 'EMAIL_SERVICE_ID', 'EMAIL_CONTACT_TEMPLATE_ID'],
	})
	expect(
		prepareProviderCall({ userId: '', serviceId: 's', contactTemplateId: 't' }, content),
	).toEqual({
		missing: ['EMAIL_USER_ID'],
	})
})

test('a status of 200 or the text OK is success', () => {
	expect(isProviderSuccess(200, '')).toBe(true)
	expect(isProviderSuccess(202, 'OK')).toBe(true)
	expect(isProviderSuccess(202, 'queued')).toBe(false)
	expect(isProviderSuccess(500, 'not OK')).toBe(false)
})
