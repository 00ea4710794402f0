import { build, install, runNode } from './prepare.mjs'

install('tools')
build()
runNode(['tests/browsers/run.ts', ...process.argv.slice(2)])
