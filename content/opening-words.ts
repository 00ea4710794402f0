/** In the footer while there are special days to come. */
export const specialDaysWords = {
	es: 'Días especiales: {days}',
	en: 'Special days: {days}',
}
