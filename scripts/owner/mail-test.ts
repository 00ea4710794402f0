import { mailTestWords } from '#content/enquiries/mail-test-words.ts'
import { facts } from '#content/facts.ts'
import type { MailTest } from '#domain/enquiries/mail-test.ts'
import { commandsLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { builtInSources } from '#server/enquiries/mail/built-in-sources.ts'
import { createChannels } from '#server/enquiries/mail/channels.ts'
import { createComposeReceived } from '#server/enquiries/mail/compose-received.ts'
import { sendTestMails } from '#server/enquiries/mail/test-mail.ts'
import { runCommand } from '#server/run-command.ts'

const words = mailTestWords[commandsLocale]

/** Sends what an enquiry would send, and says what happened. */
async function main() {
	const config = readConfig()
	const sources = builtInSources(config.publicUrl)
	const channels = createChannels(config, sources)
	if (!channels.owner)
		throw new ConfigError(
			'No mail is configured, so enquiries are only kept and shown at /admin. Set SMTP_URL and MAIL_TO, or EMAIL_API_HOST with its ids.',
		)
	const results = await sendTestMails({
		channels,
		mail: config.mail,
		facts,
		composeReceived: createComposeReceived(sources, config.publicUrl),
	})
	for (const { what, problem } of results) {
		const mail = words.mails[what]
		if (problem) process.stderr.write(`${fill(words.notSent, { mail })} ${explain(problem)}\n`)
		else process.stdout.write(`${fill(words.sent, { mail })}\n`)
	}
	if (results.some(({ problem }) => problem)) process.exitCode = 1
	else process.stdout.write(`${words.look}\n`)
}

function explain({ reason, fault }: NonNullable<MailTest['problem']>): string {
	return `${reason[0]?.toUpperCase()}${reason.slice(1)}. ${words.faults[fault]}`
}

await runCommand(main)
