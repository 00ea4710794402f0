import { runFiles } from '#tests/helpers/measuring/command-line.ts'

runFiles('tests/prove', [
	'kill-nine',
	'kill-publishing',
	'kill-confirming',
	'off-site',
	'year',
	'year-until-ledger',
	'disk-full',
	'fsync-fails',
	'postgres-frozen',
	'slow-clients',
	'overload',
	'lone-visitor',
	'sigterm-under-load',
	'malformed',
	'extremes',
	'scanners',
	'headers',
	'html',
])
