import { build, install, runNode } from './prepare.mjs'

install('tools')
build()
runNode(['scripts/test.ts', ...process.argv.slice(2)])
