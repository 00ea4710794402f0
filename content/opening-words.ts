/** Each fits one line of a phone. `{time}` is '7 p. m.', with its article today; `{day}` a weekday or a date. */
const es = {
	hours: 'Horario',
	open: 'Abierto hasta {time}',
	opensToday: 'Cerrado hasta {time}',
	opensTomorrow: 'Abrimos mañana, {time}',
	opensLater: 'Cerrado hasta el {day}, {time}',
}

const en = {
	hours: 'Opening hours',
	open: 'Open now until {time}',
	opensToday: 'Closed until {time}',
	opensTomorrow: 'Opens tomorrow, {time}',
	opensLater: 'Closed until {day}, {time}',
} satisfies typeof es

export const openNowWords = { es, en }
export type OpenNowWords = typeof es

/** With what only the server says: in the footer while there are special days to come. */
export const openingWords = {
	es: { ...es, specialDays: 'Días especiales: {days}' },
	en: { ...en, specialDays: 'Special days: {days}' },
}
