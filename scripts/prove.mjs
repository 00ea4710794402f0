import { build, install, runNode } from './prepare.mjs'

install('tools')
build()
runNode(['tests/prove/run.ts', ...process.argv.slice(2)])
