import { join } from 'node:path'

/**
 * How `npm start` and the tests run the site. By default Node takes about twice the memory for the same work: it collects
 * garbage late, compiles many functions at once, and keeps a memory arena for each thread. The owner's machine is small.
 * V8's own low-memory modes save no more and serve cached pages a quarter slower. Figures: bench/RESULTS.md, "Memory"
 * (`npm run bench -- server`).
 */
export const serverArguments = [
	'--max-semi-space-size=4',
	'--heap-growing-percent=30',
	// Otherwise the heap is collected at many small sizes during a start: 40 of 1,180 ms.
	'--initial-old-space-size=48',
	// V8's mid-tier compiler: its queue took 40 MB when pages were first rendered.
	'--no-maglev',
	// Modules are loaded from the path they are found at; asking for the real path of each takes 70 of 1,140 ms.
	'--preserve-symlinks',
	'--preserve-symlinks-main',
	'server/main.ts',
]

export const serverEnvironment = {
	// Otherwise React renders with its development checks.
	NODE_ENV: 'production',
	// Compiling a thousand modules takes most of a start (2.3 to 4.8 s on a busy machine, tests/prove/README.md), so the
	// compiled code is kept for the next one. Not in the system's temporary folder, where other users could plant code.
	NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
	MALLOC_ARENA_MAX: '2',
	// Returns the memory of compressions to the system instead of fragmenting the heap.
	MALLOC_MMAP_THRESHOLD_: '32768',
	MALLOC_TRIM_THRESHOLD_: '131072',
}
