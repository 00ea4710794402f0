/** Requests in *today* on the owner's desk. */
const es = {
	unanswered: 'Por responder',
	noneUnanswered: 'Todas las solicitudes están respondidas.',
	all: 'Ver todas las solicitudes',
	more: { one: 'y una más', other: 'y {count} más' },
	arrivals: 'Piden llegar hoy, sin confirmar',
	noArrivals: 'Nadie más pidió llegar hoy.',
	weekend: 'Piden llegar este fin de semana, sin confirmar',
	noWeekend: 'Nadie más pidió llegar este fin de semana.',
	undelivered: {
		one: 'El correo sobre una de ellas no salió; se sigue intentando.',
		other: 'Los correos sobre {count} de ellas no salieron; se sigue intentando.',
	},
	failed: 'No se pudo leer lo de hoy. Revise la conexión e inténtelo de nuevo.',
}

const en = {
	unanswered: 'To answer',
	noneUnanswered: 'Every request is answered.',
	all: 'See all requests',
	more: { one: 'and one more', other: 'and {count} more' },
	arrivals: 'Asked to arrive today, not confirmed',
	noArrivals: 'Nobody else asked to arrive today.',
	weekend: 'Asked to arrive this weekend, not confirmed',
	noWeekend: 'Nobody else asked to arrive this weekend.',
	undelivered: {
		one: 'The mail about one of them did not go out; it is still being tried.',
		other: 'The mails about {count} of them did not go out; they are still being tried.',
	},
	failed: 'Today could not be read. Check the connection and try again.',
} satisfies typeof es

export const todayRequestsWords = { es, en }
