import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import type { RequestState } from '#domain/stays/states/state.ts'

type Agreement = NonNullable<RequestResponse['agreement']>

/** Where a request stands for its guest: its state, or the reason why its quote can no longer be accepted. */
type GuestStanding = RequestState | 'here' | 'visited' | 'taken' | 'stayOver' | 'expired'

type StandingFields = Pick<
	RequestResponse,
	'state' | 'actions' | 'isQuoteTaken' | 'isStayOver' | 'isHoldOver'
>

export function guestStandingOf(request: StandingFields): GuestStanding {
	if (request.isQuoteTaken) return 'taken'
	if (request.isStayOver) return 'stayOver'
	if (request.state === 'confirmed') {
		// A booking can be changed until the day of departure is past, and cancelled until its guests have slept here.
		if (!request.actions.includes('change')) return 'visited'
		if (!request.actions.includes('cancel')) return 'here'
	}
	return request.isHoldOver ? 'expired' : request.state
}

type Rules = {
	/** Whether it may still become a stay as it is, has lapsed, or was called off. */
	course: 'open' | 'lapsed' | 'off'
	/** Whether the last agreement counts. */
	isAgreed: boolean
	/** Whether the dates are safe while a change waits for the reply; `no-dates`: there are none to lose. */
	whileChangeWaits: 'stays' | 'lapsed' | 'no-dates'
}

const rules: Record<GuestStanding, Rules> = {
	received: { course: 'open', isAgreed: false, whileChangeWaits: 'no-dates' },
	offered: { course: 'open', isAgreed: true, whileChangeWaits: 'no-dates' },
	accepted: { course: 'open', isAgreed: true, whileChangeWaits: 'stays' },
	confirmed: { course: 'open', isAgreed: true, whileChangeWaits: 'stays' },
	here: { course: 'open', isAgreed: true, whileChangeWaits: 'stays' },
	visited: { course: 'open', isAgreed: true, whileChangeWaits: 'no-dates' },
	expired: { course: 'lapsed', isAgreed: false, whileChangeWaits: 'lapsed' },
	stayOver: { course: 'lapsed', isAgreed: false, whileChangeWaits: 'lapsed' },
	taken: { course: 'lapsed', isAgreed: false, whileChangeWaits: 'no-dates' },
	declined: { course: 'off', isAgreed: false, whileChangeWaits: 'no-dates' },
	cancelled: { course: 'off', isAgreed: false, whileChangeWaits: 'no-dates' },
}

export function courseOf(request: StandingFields): Rules['course'] {
	return rules[guestStandingOf(request)].course
}

/** The first part of the guest's page: a quote to accept, or where the request stands. */
export type GuestView =
	| { kind: 'quote'; agreement: Agreement }
	| {
			kind: 'standing'
			standing: GuestStanding
			/** Undefined if no change waits for the reply. */
			change: Rules['whileChangeWaits'] | undefined
			terms: { agreement: Agreement; heading: 'quote' | 'agreed' | 'earlier' } | undefined
	  }

export function guestViewOf(
	request: StandingFields & Pick<RequestResponse, 'agreement' | 'isChangeAsked'>,
): GuestView {
	const { agreement, isChangeAsked } = request
	const standing = guestStandingOf(request)
	if (standing === 'offered' && agreement) return { kind: 'quote', agreement }
	const { isAgreed, whileChangeWaits } = rules[standing]
	const agreed = agreement?.kind === 'quote' ? 'quote' : 'agreed'
	return {
		kind: 'standing',
		standing,
		change: isChangeAsked ? whileChangeWaits : undefined,
		terms: agreement ? { agreement, heading: isAgreed ? agreed : 'earlier' } : undefined,
	}
}
