/** The same value with every string in it changed. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
	return mapAny(value, change) as T
}

function mapAny(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === 'string') return change(value)
	if (Array.isArray(value)) return value.map((item) => mapAny(item, change))
	if (value && typeof value === 'object')
		return Object.fromEntries(
			Object.entries(value).map(([key, item]) => [key, mapAny(item, change)]),
		)
	return value
}
