import { loadAsOwner, loadFromServer } from '#app/desk/load.ts'
import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { useWords } from '#app/site/page-context.tsx'
import { CalendarParts } from '#app/stays/desk/calendar-parts.tsx'
import { RatesForm, ratesPath } from '#app/stays/desk/rates/rates-form.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import type { RatesResponse } from '#domain/stays/responses/rates-response.ts'
import type { Route } from './+types/calendar-rates.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection

export function loader({ context }: Route.LoaderArgs) {
	return { offers: context.get(servicesContext).stays.figures() }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	const [{ offers }, rates] = await Promise.all([
		loadFromServer('rates', serverLoader),
		loadAsOwner<RatesResponse>(ratesPath),
	])
	return { offers, rates }
}
clientLoader.hydrate = true as const

/** Seasons and prices. */
export default function CalendarRatesPage({ loaderData: { offers, rates } }: Route.ComponentProps) {
	const words = useWords(deskRatesWords)
	return (
		<CalendarParts>
			<LoadedPart loaded={rates} failed={words.failed}>
				{(loaded) => <RatesForm rates={loaded} offers={offers} />}
			</LoadedPart>
		</CalendarParts>
	)
}
