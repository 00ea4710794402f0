/* The islands of pages with a calendar. */

export { Almanac } from '#app/components/almanac/almanac.tsx'
export { Calendar } from '#app/stays/calendar/calendar.tsx'
