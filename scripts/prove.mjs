import { build, install, runNode } from './prepare.mjs'

install()
build()
runNode(['tests/prove/run.ts', ...process.argv.slice(2)])
