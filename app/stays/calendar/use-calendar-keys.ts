import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Month } from '#domain/time/months.ts'

const steps: Record<string, number> = {
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowUp: -7,
	ArrowDown: 7,
}

/** Returns the month that will be shown; undefined if there is none in that direction. */
export type MovePage = (direction: -1 | 1) => Month | undefined

/**
 * Arrow keys move through the days, Home and End to the week's first and last, Page Up and Page Down through the months.
 * Tab enters the month once, not thirty times. Before React mounts, each day is a plain link.
 */
export function useCalendarKeys(month: Month, movePage: MovePage) {
	const table = useRef<HTMLTableElement>(null)
	const [isLive, setIsLive] = useState(false)
	const [current, setCurrent] = useState<number>()
	useEffect(() => setIsLive(true), [])
	/** Where the focus was when a key asked for another month. */
	const left = useRef<{ at: number; to: Month | undefined }>(undefined)

	// biome-ignore lint/correctness/useExhaustiveDependencies: another month has other days.
	useEffect(() => {
		setCurrent(undefined)
		const { at = 0, to } = left.current ?? {}
		// The arrows and the names of months have the focus themselves.
		if (to === month) focusDay(Math.min(at, days().length - 1))
		left.current = undefined
	}, [month])

	const days = () => [...(table.current?.querySelectorAll<HTMLElement>('td:not(:empty)') ?? [])]

	function focusDay(index: number) {
		const cell = days()[index]
		if (!cell) return
		setCurrent(index)
		const target = cell.querySelector<HTMLElement>('a, button') ?? cell
		target.focus()
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.altKey || event.ctrlKey || event.metaKey) return
		const all = days()
		const index = all.findIndex((cell) => cell.contains(event.target as Element))
		const step = steps[event.key]
		left.current = undefined
		if (step !== undefined) focusDay(index + step)
		else if (event.key === 'Home' || event.key === 'End') {
			const week = all.filter((cell) => cell.parentElement === all[index]?.parentElement)
			focusDay(all.indexOf(week.at(event.key === 'Home' ? 0 : -1) as HTMLElement))
		} else if (event.key === 'PageUp' || event.key === 'PageDown') {
			left.current = { at: index, to: movePage(event.key === 'PageUp' ? -1 : 1) }
		} else return
		event.preventDefault()
	}

	return { table, isLive, current, onKeyDown }
}
