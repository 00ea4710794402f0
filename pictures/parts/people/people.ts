import type { Outfit } from './person.ts'

const skin = { light: '#d9a077', tan: '#b97a50', brown: '#8f5836', deep: '#6d4028' }
const hair = { black: '#1f1714', brown: '#4a2c1c' }

/** The people who turn up in the pictures. */
export const people = {
	marta: { skin: skin.tan, hair: hair.black, hairStyle: 'long', top: '#c8553a', bottom: '#27435a' },
	julian: { skin: skin.light, hair: hair.brown, top: '#f0b13c', bottom: '#3a4a3a' },
	rosa: {
		skin: skin.brown,
		hair: hair.black,
		hairStyle: 'bun',
		top: '#f4ead2',
		bottom: '#8c3a4a',
		legs: 'skirt',
	},
	andres: { skin: skin.deep, hair: hair.black, top: '#2f7f8c', bottom: '#e6d3a8' },
	elena: {
		skin: skin.light,
		hair: hair.brown,
		hairStyle: 'long',
		top: '#7f9a4c',
		bottom: '#4a3a5a',
	},
	tomas: {
		skin: skin.tan,
		hair: hair.brown,
		top: '#fbf4e4',
		bottom: '#2f4a5c',
		hat: '#f3e6c4',
		longSleeves: true,
	},
} as const satisfies Record<string, Outfit>

export function inShorts(outfit: Outfit): Outfit {
	return { ...outfit, legs: 'shorts', shoes: '#f4ead2' }
}
