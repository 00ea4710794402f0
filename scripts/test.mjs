import { build, install, runNode } from './prepare.mjs'

install()
build()
runNode(['scripts/test.ts', ...process.argv.slice(2)])
