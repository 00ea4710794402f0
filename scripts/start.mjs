import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { serverArguments, serverEnvironment } from '../server/command.mjs'
import { build, install, node } from './prepare.mjs'

install()
build()

const settings = existsSync('.env') ? ['--env-file=.env'] : []
// Not spawnSync: signals must reach the server, which then closes in its own time.
const server = spawn(node, [...settings, ...serverArguments], {
	stdio: 'inherit',
	env: { ...serverEnvironment, ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
