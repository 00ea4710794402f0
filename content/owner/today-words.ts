/** The first section of the owner's desk. */
const es = {
	toRequests: 'Ver las solicitudes',
}

const en = {
	toRequests: 'See the requests',
} satisfies typeof es

export const todayWords = { es, en }
export type TodayWords = typeof es
