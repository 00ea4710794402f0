import { install, runNode } from './prepare.mjs'

install('tools')
runNode(['scripts/build-pictures.ts'])
// The server restarts when its sources change; Vite, inside it, replaces changed parts of the desk in the browser.
runNode([
	'--env-file-if-exists=.env',
	'--watch-path=server',
	'--watch-path=db',
	'--watch-path=domain',
	'--watch-path=content',
	'scripts/dev-server.ts',
])
