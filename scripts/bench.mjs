import { build, install, runNode } from './prepare.mjs'

install('tools')
build()
runNode(['bench/run.ts', ...process.argv.slice(2)])
