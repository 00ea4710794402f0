import type { Facts } from './facts-schema.ts'
import type { Locale } from './locale.ts'

export type { Facts }

/** 'Km 10, vía Salento – Cocora': what post and maps call the street address. */
export function streetAddress({ kilometre, address }: Facts, locale: Locale): string {
	return `Km ${kilometre}, ${address.road[locale]}`
}

/** '+573000000001' → '+57 300 000 0001', the way Colombians read a mobile number. */
export function displayPhone(e164: string): string {
	return unbroken(e164.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '+57 $1 $2 $3'))
}

/** Prevents line breaks inside it. */
function unbroken(text: string): string {
	return text.replaceAll(' ', '\u00a0')
}
