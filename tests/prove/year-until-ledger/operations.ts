import { accept, cancel, change, request } from './guest-operations.ts'
import {
	block,
	changePhone,
	changeRates,
	confirm,
	decline,
	importCalendar,
	offer,
	reopen,
	unblock,
} from './owner-operations.ts'
import type { World } from './world.ts'

/** Each is drawn as often as it is listed here. */
export const operations: ((world: World) => Promise<void>)[] = [
	...[request, request, request, request],
	...[offer, offer, offer, confirm, confirm, confirm],
	...[accept, accept, change, cancel, decline, reopen, reopen],
	...[block, block, unblock, changePhone, importCalendar, changeRates],
]
