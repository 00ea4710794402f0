import type { ReactNode } from 'react'
import { PartLinks } from '#app/components/part-links/part-links.tsx'
import type { DeskCalendarWords } from '#content/stays/desk-calendar-words.ts'

type Props = { words: Pick<DeskCalendarWords, 'parts' | 'partsLabel'>; children: ReactNode }

/** The parts of the desk's section about stays. */
export function CalendarParts({ words, children }: Props) {
	const { parts, partsLabel } = words
	return (
		<>
			<PartLinks
				label={partsLabel}
				parts={[
					{ path: '/admin/calendar', name: parts.calendar },
					{ path: '/admin/calendar/rates', name: parts.rates },
					{ path: '/admin/calendar/others', name: parts.others },
				]}
			/>
			{children}
		</>
	)
}
