import { getMoonIllumination, getTimes } from 'suncalc'
import { type Day, hourMs, middayInBogota, minuteMs, timeOfDayInBogota } from './dates.ts'

/** In the order in which the moon goes through them. */
const moonPhases = [
	'new',
	'waxingCrescent',
	'firstQuarter',
	'waxingGibbous',
	'full',
	'waningGibbous',
	'lastQuarter',
	'waningCrescent',
] as const
export type MoonPhase = (typeof moonPhases)[number]

/** Sun and moon of one day at the hotel. Times are `HH:MM`, Colombian time. */
type DayAlmanac = {
	day: Day
	sunrise: string
	sunset: string
	moon: {
		phase: MoonPhase
		/** 0 and 1 are new moon, 0.5 is full moon. */
		age: number
		litPercent: number
	}
}

const hoursFromMiddayToEvening = 8

/** One night, in quarters of the moon's 29.53 days. */
const night = 4 / 29.53

export function almanacOf(
	day: Day,
	{ latitude, longitude }: { latitude: number; longitude: number },
): DayAlmanac {
	const midday = middayInBogota(day)
	const { sunrise, sunset, solarNoon } = getTimes(new Date(midday), latitude, longitude)
	const evening = new Date(midday + hoursFromMiddayToEvening * hourMs)
	const { phase: age, fraction } = getMoonIllumination(evening)
	return {
		day,
		// Beyond the polar circles the sun may neither rise nor set.
		sunrise: nearestMinute(sunrise ?? solarNoon),
		sunset: nearestMinute(sunset ?? solarNoon),
		moon: {
			phase: phaseAt(age),
			age: Number(age.toFixed(3)),
			litPercent: Math.round(fraction * 100),
		},
	}
}

function phaseAt(age: number): MoonPhase {
	const quarter = Math.round(age * 4)
	const isWithinNight = Math.abs(age * 4 - quarter) < night
	const index = isWithinNight ? quarter * 2 : Math.floor(age * 4) * 2 + 1
	return moonPhases[index % moonPhases.length] as MoonPhase
}

/** Almanacs round. */
function nearestMinute(time: Date): string {
	return timeOfDayInBogota(Math.round(time.getTime() / minuteMs) * minuteMs)
}
