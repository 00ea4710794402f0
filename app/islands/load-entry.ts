import { fetchScript } from './fetch-script.ts'

declare global {
	/** The address of entry.ts (scripts/build.ts, vite.config.ts). */
	const islandsEntry: string
}

export async function loadEntry(): Promise<typeof import('./entry.ts')> {
	return import(/* @vite-ignore */ await fetchScript(islandsEntry))
}
