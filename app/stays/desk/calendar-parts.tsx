import type { ReactNode } from 'react'
import { PartLinks } from '#app/components/part-links/part-links.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'

/** The parts of the desk's section about stays. */
export function CalendarParts({ children }: { children: ReactNode }) {
	const { parts, partsLabel } = useWords(deskCalendarWords)
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
