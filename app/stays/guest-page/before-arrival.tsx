import { useLocale } from '#app/site/page-context.tsx'
import type { RequestWords } from '#content/stays/request-words.ts'
import { localizePath } from '#domain/locale.ts'
import { leftInWords } from '#domain/stays/prices/price.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { fill } from '#domain/text/fill.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import { isDepositOpen } from './deposit-section.tsx'
import { guestStandingOf } from './guest-view.ts'
import { WrittenText } from './written-text.tsx'

type Props = { request: RequestResponse; words: RequestWords; whatsappPhone: string }

/** Says what to know before a confirmed stay and during it; after it, what is left to pay. */
export function BeforeArrival(props: Props) {
	const { request, words } = props
	const locale = useLocale()
	const standing = guestStandingOf(request)
	const isHere = standing === 'here'
	if (standing === 'visited')
		return (
			request.balance !== null && (
				<ul>
					<HowToPay {...props} />
				</ul>
			)
		)
	if (standing !== 'confirmed' && !isHere) return null
	return (
		<section>
			<h2>{words.before[isHere ? 'during' : 'title']}</h2>
			<ul>
				{!isHere && (
					<>
						<li>
							<a href={localizePath('/arrive', locale)}>{words.before.arrive}</a>
						</li>
						<li>{words.before.checkIn}</li>
					</>
				)}
				<HowToPay {...props} />
				<li>
					{words.before[isHere ? 'leave' : 'cancel']}
					{!isHere && request.receivedPesos > 0 && ` ${words.before.cancelPaid}`}
				</li>
			</ul>
		</section>
	)
}

/** Says what is left to pay and how, or whom to ask. */
function HowToPay({ request, words, whatsappPhone }: Props) {
	const { balance, howToPay, isPartial } = request
	const { pay } = words.before
	const price = leftInWords({ balance: balance ?? 0, isPartial }, words, useLocale())
	if (balance === 0 && !isPartial) return <li>{pay.paid}</li>
	// Where a deposit is still to be paid, its section says how.
	if (howToPay && balance !== null && isDepositOpen(request))
		return <li>{fill(pay.asAbove, { price })}</li>
	if (howToPay && balance !== null)
		return (
			<li>
				{fill(pay.how, { price })}
				<WrittenText>{howToPay}</WrittenText>
			</li>
		)
	return (
		<li>
			{balance === null ? pay.askPrice : fill(pay.ask, { price })}{' '}
			<a href={whatsappLink(whatsappPhone, pay.question)}>{pay.link}</a>
		</li>
	)
}
