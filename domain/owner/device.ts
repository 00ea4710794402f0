const systems: [pattern: RegExp, name: string][] = [
	[/iPhone/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/Android/, 'Android'],
	[/CrOS/, 'ChromeOS'],
	[/Windows/, 'Windows'],
	[/Mac OS X|Macintosh/, 'Mac'],
	[/Linux/, 'Linux'],
]
/** Others name themselves as Chrome and Safari too, so they come first. */
const browsers: [pattern: RegExp, name: string][] = [
	[/SamsungBrowser/, 'Samsung Internet'],
	[/Edg(A|iOS)?\//, 'Edge'],
	[/OPR\/|Opera/, 'Opera'],
	[/Firefox|FxiOS/, 'Firefox'],
	[/Chrome|CriOS/, 'Chrome'],
	[/Safari/, 'Safari'],
]

/** “Chrome · Android”: enough to recognise one's own device. Undefined for programs that do not say. */
export function deviceOf(userAgent: string | undefined): string | undefined {
	const first = (names: typeof systems) =>
		names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
	return [first(browsers), first(systems)].filter(Boolean).join(' · ') || undefined
}
