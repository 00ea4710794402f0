import { build, install, runNode } from './prepare.mjs'

install()
build()
runNode(['bench/run.ts', ...process.argv.slice(2)])
