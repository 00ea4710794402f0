/** The greeting in *today*, the first section of the owner's desk. */
const es = {
	greetings: { morning: 'Buenos días', afternoon: 'Buenas tardes', night: 'Buenas noches' },
}

const en = {
	greetings: { morning: 'Good morning', afternoon: 'Good afternoon', night: 'Good evening' },
} satisfies typeof es

export const todayWords = { es, en }
export type TodayWords = typeof es
