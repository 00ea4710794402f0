import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readHistory, readStayRow } from '#server/stays/store/requests-repository.ts'
import { type BookingWithState, findRequest } from './booking-state.ts'
import { stayCalendar } from './stay-calendar.ts'

/** The file of a request, for whoever has its key or its id. */
export async function readStayCalendar(opened: BookingWithState, deps: StayDeps) {
	const { currentFacts, currentLetters, publicUrl, database } = deps
	const history = await readHistory(database.query, opened.booking.id)
	const offerNames = deps.currentOffers()[opened.booking.language]
	const site = { facts: currentFacts(), letters: currentLetters(), offerNames, publicUrl }
	return stayCalendar({ ...opened, ...site, history })
}

/** Undefined until somebody has acted on the request, while it is as it was sent. */
export async function findStayCalendar(id: string, deps: StayDeps) {
	const { query } = deps.database
	const opened = await findRequest(query, deps, id)
	if (!opened || !(await readStayRow(query, id))) return undefined
	return await readStayCalendar(opened, deps)
}
