/** The part of the booking form that asks what, and its estimate. */
const es = {
	who: '¿Quién viene?',
	when: '¿Cuándo?',
	what: '¿Qué quiere reservar?',
	several: 'Puede escoger varias cosas, o ninguna.',
	/** The guest came from another offer. */
	replaced: 'Quedó marcado solo lo último.',
	day: '¿Qué día, si no es al llegar?',
	hour: '¿A qué hora?',
	anyHour: 'Por definir',
	units: { glamping: '¿Cuántos nidos?', camping: '¿Cuántas carpas?' },
	people: '¿Cuántas personas?',
	/** The field may stay empty: of beds, and of a ride. */
	shared: 'Las acomodamos',
	everybody: 'Todas',
	fewer: 'Una persona menos',
	more: 'Una persona más',
	showEstimate: 'Ver el estimado',
}

const en = {
	who: 'Who is coming?',
	when: 'When?',
	what: 'What would you like to book?',
	several: 'Choose several things, or none.',
	replaced: 'Only your latest choice is ticked.',
	day: 'Which day, if not on arrival?',
	hour: 'At what time?',
	anyHour: 'Not sure yet',
	units: { glamping: 'How many nests?', camping: 'How many tents?' },
	people: 'How many people?',
	shared: 'Leave it to us',
	everybody: 'Everybody',
	fewer: 'One person fewer',
	more: 'One person more',
	showEstimate: 'Show the estimate',
} satisfies typeof es

export const choiceWords = { es, en }
export type ChoiceWords = typeof es
