/**
 * How `npm start` and the tests run the site. By default Node takes about twice the memory for the same work: it collects
 * garbage late, compiles many functions at once, and keeps a memory arena for each thread. The owner's machine is small.
 * V8's own low-memory modes save no more and serve cached pages a quarter slower. Figures: bench/RESULTS.md, "Memory"
 * (`npm run bench -- server`).
 */
export const serverArguments = [
	'--max-semi-space-size=4',
	'--heap-growing-percent=30',
	// V8's mid-tier compiler: its queue took 40 MB when pages were first rendered.
	'--no-maglev',
	'server/main.ts',
]

export const serverEnvironment = {
	// Otherwise React renders with its development checks.
	NODE_ENV: 'production',
	MALLOC_ARENA_MAX: '2',
	// Returns the memory of compressions to the system instead of fragmenting the heap.
	MALLOC_MMAP_THRESHOLD_: '32768',
	MALLOC_TRIM_THRESHOLD_: '131072',
}
