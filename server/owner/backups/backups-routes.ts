import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type BackupList, BackupsResponseSchema } from '#domain/owner/responses.ts'
import { isoTime, isoTimeOrNull } from '#domain/time/dates.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses } from '#server/http/routes.ts'
import type { BackupsService } from './backups-service.ts'
import { readCopyNames } from './off-site/copy-names.ts'
import type { OffSite, OffSiteStatus } from './off-site/off-site.ts'

type Deps = { session: OwnerSession; backups: BackupsService; offSite: Pick<OffSite, 'status'> }

export function backupsRoutes(app: FastifyInstance, { session, backups, offSite }: Deps) {
	async function read(): Promise<BackupList> {
		const { backups: files, ...rest } = await backups.list()
		const list = files.map((backup) => ({ ...backup, madeAt: isoTime(backup.madeAt) }))
		return {
			...rest,
			backups: list,
			offSite: describeOffSite(await offSite.status(), backups.isMaking()),
		}
	}

	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/backups',
			ownersRoute('The backups that are kept, newest first, and the copies elsewhere', {
				response: { 200: BackupsResponseSchema, ...problemResponses(401, 503) },
			}),
			read,
		)
		routes.post(
			'/api/backups',
			ownersRoute('Make a backup now and send its copy elsewhere', {
				description:
					'Waits for both for at most 20 seconds; `offSite.isSending` says whether they are still in progress. While another server of this site sends a copy, this one is sent after it.',
				response: { 201: BackupsResponseSchema, ...problemResponses(401, 503) },
			}),
			async (_request, reply) => {
				await backups.make()
				return reply.code(201).send(await read())
			},
		)
		routes.post(
			'/api/backups/:name',
			ownersRoute('Download a backup', {
				params: z.object({ name: z.string() }),
			}),
			async (request, reply) => {
				const { name } = request.params
				const { stream, bytes } = await backups.open(name)
				return reply
					.type('application/octet-stream')
					.header('content-length', bytes)
					.header('content-disposition', `attachment; filename="${name}"`)
					.send(stream)
			},
		)
	})
}

export function describeOffSite(status: OffSiteStatus, isMaking: boolean): BackupList['offSite'] {
	const { isConfigured, copy, known, otherKeyUntil, checkedAt, failure, further } = status
	const times = readCopyNames(known).map(({ time }) => time)
	return {
		isConfigured,
		isSending: isMaking || status.isSending,
		lastAt: copy && isoTime(copy.at),
		lastBytes: copy?.bytes ?? null,
		copies: known.length,
		copiesOfOtherKey: times.filter((time) => time <= (otherKeyUntil ?? 0)).length,
		oldestAt: known.length > 0 ? isoTime(Math.min(...times)) : null,
		checkedAt: isoTimeOrNull(checkedAt),
		error: failure?.reason ?? null,
		errorDetail: failure?.detail ?? null,
		failingSince: failure && isoTime(failure.since),
		further: further.map(({ reason, detail, since }) => ({
			error: reason,
			detail,
			since: isoTime(since),
		})),
	}
}
