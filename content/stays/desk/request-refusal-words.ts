/** Why an action of the owner on a booking request failed; `reasons` complete the words of invalid input. */
const es = {
	errors: {
		'units-taken': 'Ya no alcanza el cupo: arriba dice qué lo ocupa. No se cambió nada.',
		'free-again': 'El cupo estaba ocupado hace un momento y ya está libre: inténtelo otra vez.',
		'wrong-state': 'La solicitud cambió mientras tanto: mire cómo está ahora.',
		'edited-elsewhere':
			'La solicitud cambió mientras tanto: mire arriba cómo está ahora. No se envió nada, y lo que escribió sigue aquí.',
		'invalid-input': 'Revise lo que escribió: {field}.',
		offline: 'No hubo respuesta. Lo que escribió sigue aquí: revise la conexión y repita.',
		unavailable: 'No se pudo guardar. Lo que escribió sigue aquí: inténtelo en un momento.',
	},
	reasons: {
		errPesos: 'el precio va en pesos enteros, hasta 1.000.000.000.000',
		errHeldUntilPast: 'la fecha hasta la que se aparta ya pasó',
		errHeldUntilLate: 'los cupos se apartan a lo sumo hasta el día de la llegada',
		errStayPast: 'la estadía ya pasó',
		errArrivalPast:
			'la llegada no puede quedar en el pasado ni cambiar cuando el huésped ya está aquí',
		errItemsNone: 'no queda nada de lo reservado; elija al menos una cosa',
		errItemPast: 'lo que ya pasó queda como fue; elija un día de hoy en adelante',
		errItemDay: 'cada cosa tiene su día entre la llegada y la salida',
		errItemPeople: 'en una parte van más personas de las que vienen',
		errPeopleLeft: 'hay personas que quedan por fuera de todo; repártalas, o cambie cuántas vienen',
		errUnitsMany: 'se piden más unidades de las que hay',
		errNoNight: 'para dormir, la salida debe ser después de la llegada',
		errNoNightToCome:
			'el huésped sale hoy; para cambiar dónde duerme o cuántos duermen, ponga la salida después de hoy',
		other: 'hay un dato que no sirve',
	},
}

const en = {
	errors: {
		'units-taken': 'Not enough is free any more: see above what takes it. Nothing was changed.',
		'free-again': 'It was taken a moment ago and is free now: please try again.',
		'wrong-state': 'The request has changed meanwhile: see how it stands now.',
		'edited-elsewhere':
			'The request has changed meanwhile: see above how it stands now. Nothing was sent, and what you typed is still here.',
		'invalid-input': 'Please check what you typed: {field}.',
		offline: 'No answer came. What you typed is still here: check the connection and repeat.',
		unavailable: 'It could not be saved. What you typed is still here: try again in a moment.',
	},
	reasons: {
		errPesos: 'the price is in whole pesos, up to 1,000,000,000,000',
		errHeldUntilPast: 'the day until which it is held is past',
		errHeldUntilLate: 'units are held until the day of arrival at most',
		errStayPast: 'the stay is over',
		errArrivalPast: 'the arrival cannot be in the past, nor change once the guest is here',
		errItemsNone: 'nothing is left of the booking; choose at least one thing',
		errItemPast: 'what is past stays as it was; choose today or a later day',
		errItemDay: 'each thing has its day between arrival and departure',
		errItemPeople: 'more people are in a part of it than are coming',
		errPeopleLeft: 'some people are in no part of it; share them out, or change how many come',
		errUnitsMany: 'more units are asked for than there are',
		errNoNight: 'to sleep here, the departure must be after the arrival',
		errNoNightToCome:
			'the guest leaves today; for another bed or more people, set the departure after today',
		other: 'something is not valid',
	},
} satisfies typeof es

export const requestRefusalWords = { es, en }
