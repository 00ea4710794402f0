import type { FeedFailure } from '#domain/stays/feed-failure.ts'

type Words = Record<FeedFailure, string>

/** Why the calendar of another site could not be read, for the owner. */
const es = {
	'not-https': 'La dirección no es segura: debe empezar por https://',
	'not-public': 'La dirección no está en internet',
	redirects: 'La dirección lleva a otra, y esa a otra, sin llegar al calendario',
	timeout: 'El otro sitio tardó demasiado en responder',
	unreachable: 'No se pudo llegar al otro sitio',
	status: 'El otro sitio respondió con el error {detail}',
	'too-large': 'El calendario pesa más de 1 MB',
	'not-a-calendar': 'Lo que hay en esa dirección no es un calendario completo',
	unreadable: 'Leer ese calendario exige demasiado: algo en él está mal escrito',
} satisfies Words

const en = {
	'not-https': 'The address is not secure: it must begin with https://',
	'not-public': 'The address is not on the internet',
	redirects: 'The address leads to another, and that to another, without a calendar',
	timeout: 'The other site took too long to answer',
	unreachable: 'The other site could not be reached',
	status: 'The other site answered with error {detail}',
	'too-large': 'The calendar is larger than 1 MB',
	'not-a-calendar': 'What is at that address is not a complete calendar',
	unreadable: 'Reading that calendar takes too much work: something in it is wrong',
} satisfies Words

export const feedFailureWords = { es, en }
