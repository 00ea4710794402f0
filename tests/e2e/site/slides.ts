import type { Page } from '@playwright/test'
import { chrome } from '#content/chrome.ts'
import { home } from '#content/pages/home.ts'

export const words = chrome.es.slideshow
export const count = home.slides.length

/** The current slide; the others are hidden from screen readers. */
export const slide = (page: Page, number: number) =>
	page.getByRole('group', { name: `${number} ${words.of} ${count}`, exact: true })

export const dot = (page: Page, number: number) =>
	page.getByRole('button', { name: `${words.goTo} ${number}` })
