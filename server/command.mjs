/**
 * How the site is run, by `npm start` and by the tests. Left to itself, Node takes about twice the memory for the same work:
 * it lets garbage pile up since the machine has room, compiles many functions at once, and keeps a pool of memory for each
 * of its threads. The owner's machine is small, and others may live on it. V8's own modes for little memory save no more,
 * but make pages from memory a quarter slower (figures in bench/RESULTS.md).
 */
export const serverArguments = [
	'--max-semi-space-size=4',
	'--heap-growing-percent=30',
	// The middle one of V8's compilers: when pages are first rendered, what waited for it took 40 MB.
	'--no-maglev',
	'server/main.ts',
]

export const serverEnvironment = {
	// Else React renders with its development checks.
	NODE_ENV: 'production',
	MALLOC_ARENA_MAX: '2',
	// What a page was compressed in goes back to the system, instead of leaving holes.
	MALLOC_MMAP_THRESHOLD_: '32768',
	MALLOC_TRIM_THRESHOLD_: '131072',
}
