/**
 * How the site is run, by `npm start` and by the tests. Left to itself, Node takes about twice the memory for the same work:
 * it lets garbage pile up since the machine has room, and keeps a pool of memory for each of its threads. The owner's
 * machine is small, and others may live on it (figures in bench/RESULTS.md).
 */
export const serverArguments = [
	'--max-semi-space-size=8',
	'--heap-growing-percent=50',
	'server/main.ts',
]

export const serverEnvironment = {
	// Else React renders with its development checks.
	NODE_ENV: 'production',
	MALLOC_ARENA_MAX: '2',
}
