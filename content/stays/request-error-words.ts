/** Why an action on the guest’s own page was refused. */
const es = {
	errText: 'Escriba su mensaje',
	errAction: 'No entendimos qué quiere hacer. Vuelva a abrir esta página e inténtelo otra vez.',
	errNothingWanted: 'Cambie una fecha o el número de personas, o escríbanos qué quiere cambiar',
	errWantedDays: 'Revise las fechas: la salida va después de la llegada, y ninguna ha pasado',
	errTooLong: 'Son muchos días: aquí puede pedir hasta 400 noches',
	errTooFar: 'Todavía no abrimos ese calendario: escoja una fecha dentro de los próximos dos años',
	errWantedPeople: 'Escriba cuántas personas vienen, de 1 a 200',
	errAdults: 'Escriba cuántos adultos vienen: al menos uno',
	errChildren: 'Escriba la edad de cada niño, de 0 a 17 años, como 4, 7',
	errParty:
		'Con los niños viene al menos un adulto: revise cuántas personas vienen y las edades de los niños',
	errTextLong: 'El mensaje es muy largo: use 2.000 letras o menos',
	'hold-passed': 'La propuesta ya venció: pregúntenos si todavía es posible.',
	'quote-changed':
		'Cambiamos la propuesta mientras usted la miraba, y no quedó aceptada. Mire la nueva y, si le sirve, acéptela.',
	'units-taken':
		'Mientras tanto se ocuparon esos cupos. Pídanos un cambio y buscamos otras fechas.',
	'wrong-state': 'La solicitud cambió mientras tanto: mire cómo está ahora.',
	'too-many-requests':
		'Han llegado muchos mensajes seguidos. Espere un rato, o escríbanos por WhatsApp.',
	unavailable: 'No lo pudimos guardar en este momento. Inténtelo otra vez en un rato.',
}

const en = {
	errText: 'Please write your message',
	errAction:
		'We did not understand what you want to do. Please open this page again and try once more.',
	errNothingWanted: 'Change a date or the number of people, or write what to change',
	errWantedDays: 'Check the dates: the departure follows the arrival, and neither is past',
	errTooLong: 'That is very long: you can ask for up to 400 nights here',
	errTooFar: 'That calendar is not open yet: please choose a date within the next two years',
	errWantedPeople: 'Write how many people come, from 1 to 200',
	errAdults: 'Write how many adults come: one at least',
	errChildren: 'Write the age of each child, 0 to 17, such as 4, 7',
	errParty:
		'At least one adult comes with the children: check how many people come and the ages of the children',
	errTextLong: 'The message is very long: please use 2,000 letters or fewer',
	'hold-passed': 'The offer has run out: ask us whether it is still possible.',
	'quote-changed':
		'We changed the offer while you were looking at it, so it was not accepted. See the new one and accept it if it suits you.',
	'units-taken':
		'Those places have been taken meanwhile. Ask us for a change, and we look for other dates.',
	'wrong-state': 'The request has changed meanwhile: see how it stands now.',
	'too-many-requests':
		'Many messages have come in a row. Please wait a while, or write on WhatsApp.',
	unavailable: 'We could not store it just now. Please try again in a while.',
} satisfies typeof es

export const requestErrorWords = { es, en }
