import { runFiles } from '#tests/helpers/measuring/command-line.ts'

runFiles('bench', [
	'page-cost',
	'first-taps',
	'changing-pages',
	'lighthouse',
	'server',
	'growth',
	'two-processes',
	'reviews-scroll',
	'enquiries',
])
