import { BackupError } from '#db/backup/check-database.ts'
import { describeDatabaseFailure } from '#db/describe-failure.ts'
import { ConfigError, readConfig } from './config.ts'

/** Runs a command. A failure that people can correct is printed as one sentence; a bug keeps its stack trace. */
export async function runCommand(work: () => Promise<void>, failed = '') {
	try {
		await work()
	} catch (error) {
		const sentence = describeFailure(error)
		if (sentence === undefined) throw error
		process.stderr.write(`${failed && `${failed} `}${sentence}\n`)
		process.exitCode = 1
	}
}

function describeFailure(error: unknown): string | undefined {
	if (error instanceof ConfigError || error instanceof BackupError) return error.message
	const { port, host, dataDir, databaseUrl } = readConfig()
	const { code, syscall } = error as NodeJS.ErrnoException
	if (syscall === 'listen') return describeListening(code, port, host)
	return describeDatabaseFailure(error, { url: databaseUrl, dataDir })
}

function describeListening(code: string | undefined, port: number, host: string) {
	if (code === 'EADDRINUSE')
		return `Another program listens on port ${port} already: stop it, or set PORT to another number.`
	if (code === 'EACCES')
		return `This account may not listen on port ${port}: set PORT to 1024 or more.`
	if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
		return `This machine has no address ${host}: correct HOST.`
	return undefined
}
