import { useEffect, useState } from 'react'
import { fieldId } from '#app/components/field/field.tsx'
import { isDayVisit, itemsIn } from '#domain/offers/item-fields.ts'
import { daysBetween } from '#domain/time/bounds.ts'
import { addDays, type Day, dayInBogota, isDay } from '#domain/time/dates.ts'
import { formValues } from './form-values.ts'

/**
 * Keeps arrival and departure in order: a later arrival takes the departure along, a visit without a night ends on its day.
 * Returns the first day that each may be.
 */
export function useStayDays() {
	const [today, setToday] = useState<Day>()
	const [arrival, setArrival] = useState<Day>()

	useEffect(() => {
		// The page is rendered once and served for days: only the browser knows today's date.
		const now = dayInBogota(Date.now())
		setToday(now)
		const [from, to] = ['ArrivalDate', 'DepartureDate'].map((name) =>
			document.getElementById(fieldId(name)),
		)
		if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
		const { form } = from
		let nights = 1

		const arrivalIn = () => (isDay(from.value) && from.value >= now ? from.value : undefined)
		const leaveOn = (day: Day) => {
			if (to.value === day) return
			to.value = day
			to.dispatchEvent(new Event('input', { bubbles: true }))
		}
		const follow = ({ target }: { target: EventTarget | null }) => {
			const arrival = arrivalIn()
			setArrival(arrival)
			if (!form || !arrival) return
			if (target === to) {
				if (isDay(to.value) && to.value >= arrival)
					nights = daysBetween({ from: arrival, to: to.value })
				return
			}
			if (isDayVisit(itemsIn(formValues(new FormData(form))))) {
				if (!isDay(to.value) || to.value < arrival || nights === 0) leaveOn(arrival)
			} else if (isDay(to.value) && (to.value < arrival || (nights === 0 && target !== from)))
				leaveOn(addDays(arrival, Math.max(1, nights)))
		}
		// Only once the day is typed to its end.
		const settle = () => {
			const arrival = arrivalIn()
			if (arrival && isDay(to.value) && to.value < arrival) leaveOn(addDays(arrival, nights))
		}
		follow({ target: null })
		form?.addEventListener('input', follow)
		to.addEventListener('blur', settle)
		return () => {
			form?.removeEventListener('input', follow)
			to.removeEventListener('blur', settle)
		}
	}, [])

	return { firstArrival: today, firstDeparture: arrival ?? today }
}
