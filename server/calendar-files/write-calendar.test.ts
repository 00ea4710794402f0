import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const event: CalendarEvent = {
	uid: 'id@palma.example',
	firstDay: '2026-12-30',
	lastDay: '2026-12-31',
	summary: 'Palma de Cera; la casa, el valle',
	description: 'Uno\nDos\\Tres',
	location: 'Km 10, vía Salento – Cocora',
	coordinates: { latitude: 4.6383, longitude: -75.4876 },
	url: 'https://palma.example/arrive',
	sequence: 3,
	status: 'tentative',
	madeAt: Date.parse('2026-11-15T12:34:56.789Z'),
}

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a stay becomes an all-day event that ends after its last day', () => {
	const lines = unfold(writeCalendar([event]))
	expect(lines).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Palma de Cera//Website//ES',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		'UID:id@palma.example',
		'DTSTAMP:20261115T123456Z',
		'SEQUENCE:3',
		'DTSTART;VALUE=DATE:20261230',
		'DTEND;VALUE=DATE:20270101',
		'SUMMARY:Palma de Cera\\; la casa\\, el valle',
		'DESCRIPTION:Uno\\nDos\\\\Tres',
		'LOCATION:Km 10\\, vía Salento – Cocora',
		'GEO:4.6383;-75.4876',
		'URL:https://palma.example/arrive',
		'STATUS:TENTATIVE',
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	])
})

test('for any text no line exceeds 75 bytes, no character is split, and the text is unchanged', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (description) => {
			const file = writeCalendar([{ ...event, description }])
			for (const line of file.split('\r\n')) {
				expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
				expect(line).not.toMatch(/[\r\n]/)
			}
			const found = unfold(file).find((line) => line.startsWith('DESCRIPTION:')) ?? ''
			const read = found
				.slice('DESCRIPTION:'.length)
				.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter))
			expect(read).toBe(description)
		}),
	)
})

test('the name of a calendar is escaped like any text', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
			const file = writeCalendar([], name)
			const lines = unfold(file)
			expect(lines).toHaveLength(8)
			const written = lines[5]?.replace('X-WR-CALNAME:', '') ?? ''
			expect(written.replace(/\\[\\;,n]/g, '')).not.toMatch(/[\\;,\n]/)
			const calendar = new ICAL.Component(ICAL.parse(file) as never)
			const plain = name.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '')
			expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(plain)
		}),
	)
})
