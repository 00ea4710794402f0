import type { SiteContent } from '#app/services.ts'
import { type Database, holdNamedLock } from '#db/connect.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import type { PicturesManifest } from '#pictures/pipeline/manifest.ts'
import { publicPath } from '#pictures/pipeline/output.ts'
import { cropName } from '#pictures/pipeline/photos/photo-files.ts'
import type { Log } from '#server/http/logger.ts'
import { insertPictureFiles, readPictureFile } from './picture-files-repository.ts'
import type { PictureJob } from './picture-jobs.ts'
import type { PictureProcess } from './picture-process.ts'
import { holdAsDrawn } from './picture-uses.ts'
import { jobsFor, type WantedDrawings, wantedDrawings } from './wanted-drawings.ts'

type Options = {
	database: Database
	manifest: PicturesManifest
	pictureProcess: PictureProcess
	/** As built, without the owner's changes, and as published. */
	builtIn: SiteContent
	content: () => SiteContent
	/** Other pictures show from now on. */
	onChange: () => void
	log: Log
	now: () => number
}

/** The drawings made since the build: for each item its key and the file. */
type DrawnList = Record<string, { key: string; name: string }>

const setting = 'drawn-pictures'
const lease = 'drawing-lease'
/** Longer than a job may take: then another process takes over. */
const leaseMs = 90_000

export type DrawnPictures = ReturnType<typeof createDrawnPictures>

/**
 * The logo, the map and the social cards carry the owner's name, facts and titles. After a publication one process draws
 * those that changed, in the background, and all processes show them; until then the earlier ones stay.
 */
export function createDrawnPictures(options: Options) {
	const { database, manifest, pictureProcess, content, onChange, log, now } = options
	const { query } = database
	const asBuilt = wantedDrawings(options.builtIn, manifest)
	let last: { page: SiteContent['page']; facts: string; wanted: WantedDrawings } | undefined
	let list = '{}'
	let drawn: DrawnList = {}
	let drawing: Promise<void> | undefined

	/** Pages of one state of the content ask for it several times each. */
	function wantedFor(state: SiteContent): WantedDrawings {
		const { page } = state
		const facts = JSON.stringify(state.facts)
		if (last?.page !== page || last.facts !== facts)
			last = { page, facts, wanted: wantedDrawings(state, manifest) }
		return last.wanted
	}

	async function reload() {
		const stored = (await readSetting(query, setting)) ?? '{}'
		if (stored === list) return
		list = stored
		drawn = JSON.parse(stored)
		onChange()
	}

	/** Whether this process may draw: for a while no other one does. */
	async function takeLease(): Promise<boolean> {
		return await query.transaction().execute(async (transaction) => {
			await holdNamedLock(transaction, lease)
			const { until = 0, by = '' } = JSON.parse((await readSetting(transaction, lease)) ?? '{}')
			if (until > now() && by !== me) return false
			const taken = { until: now() + leaseMs, by: me }
			await writeSetting(transaction, lease, JSON.stringify(taken))
			return true
		})
	}

	function missingOf(wanted: WantedDrawings): Set<string> {
		const isMissing = ([item, key]: [string, string]) =>
			key !== asBuilt.get(item) && key !== drawn[item]?.key
		return new Set([...wanted].filter(isMissing).map(([item]) => item))
	}

	async function drawMissing() {
		await reload()
		const state = content()
		const wanted = wantedFor(state)
		const missing = missingOf(wanted)
		if (missing.size === 0) return
		const made: DrawnList = {}
		for (const job of jobsFor(missing, state)) {
			if (!(await takeLease())) return
			const result = await pictureProcess.run(job, await photoFor(job, state))
			if (result.refused !== undefined || !('drawn' in result)) continue
			const files = result.drawn.map(({ name, bytes }) => ({ name, reference: name, bytes }))
			await insertPictureFiles(query, files, now())
			for (const { item, name } of result.drawn) made[item] = { key: wanted.get(item) ?? '', name }
		}
		// Do not retry an item that cannot be drawn.
		for (const item of missing)
			made[item] ??= { key: wanted.get(item) ?? '', name: drawn[item]?.name ?? '' }
		const next = JSON.stringify({ ...drawn, ...made })
		const names = Object.values({ ...drawn, ...made }).flatMap(({ name }) => name || [])
		await inWriteTransaction(database, async (transaction) => {
			await writeSetting(transaction, setting, next)
			await holdAsDrawn(transaction, names)
		})
		await reload()
		log.info({ pictures: missing.size }, 'drawn again with the published facts')
	}

	async function photoFor(job: PictureJob, { photos }: SiteContent) {
		const photo = job.kind === 'cards' ? photos.get(job.slot) : undefined
		if (job.kind !== 'cards' || !photo) return undefined
		const width = photo.widths.at(-1) ?? 0
		return await readPictureFile(query, cropName(job.slot, photo.crop, width, 'webp'))
	}

	return {
		reload,

		/** Draws what is missing; one run at a time. */
		draw(): Promise<void> {
			drawing ??= drawMissing().finally(() => {
				drawing = undefined
			})
			return drawing
		},

		/** The address of an item drawn since the build; undefined where the build's own is right. */
		addressOf(item: string, state: SiteContent): string | undefined {
			if (wantedFor(state).get(item) === asBuilt.get(item)) return undefined
			const name = drawn[item]?.name
			return name ? `${publicPath}/${name}` : undefined
		},
	}
}

const me = crypto.randomUUID()
