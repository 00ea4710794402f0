import type { ReactNode } from 'react'
import { Island } from '#app/islands/island.tsx'
import { Calendar } from './calendar/calendar.tsx'
import type { CalendarData } from './calendar/load-calendar.ts'
import styles from './offer-days.module.css'
import type { PricesData } from './prices/load-prices.ts'
import { Prices } from './prices/prices.tsx'

type Props = { prices: PricesData; calendar: CalendarData; children: ReactNode }

/** An offer's prices and free days. There is room beside the calendar for a picture or a panel of the page. */
export function OfferDays({ prices, calendar, children }: Props) {
	return (
		<div className={styles.days}>
			<div>
				<Prices prices={prices} />
				{children}
			</div>
			<Island of={Calendar} {...calendar} />
		</div>
	)
}
