import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ImageName, images } from '#content/images.ts'
import { type PhotoErrorCode, photoLimits } from '#domain/editing/photo.ts'
import {
	FocusSchema,
	type ListedPhoto,
	PhotosResponseSchema,
	SeenDetailsSchema,
	type SlotPhoto,
	UploadedPhotoSchema,
} from '#domain/editing/responses.ts'
import { AppError } from '#domain/errors.ts'
import { defaultLocale, inEachLanguage, locales } from '#domain/locale.ts'
import { oneLine } from '#domain/text/text.ts'
import { publicPath } from '#pictures/pipeline/output.ts'
import { overviewName, photoPicture, withAccess } from '#pictures/pipeline/photos/photo-files.ts'
import {
	type OwnerSession,
	ownersRoutes,
	personOf,
	requireOwner,
	requireOwnerStill,
} from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses, type ZodApp } from '#server/http/routes.ts'
import { allowLongBody } from '#server/http/server-limits.ts'
import { createUploadPlaces, keepOpenForReason } from '#server/limits/upload-limit.ts'
import type { DraftAccess } from '#server/pictures/draft-access.ts'
import { type PhotosService, slotOf } from './photos-service.ts'

const says = (error: PhotoErrorCode) => ({ error })
const alt = z
	.string()
	.transform(oneLine)
	.pipe(z.string().max(photoLimits.longestAlt, says('altTooLong')))

/** One language is enough: pages in the other use it until there is more. */
const AltSchema = z
	.object(inEachLanguage(() => alt))
	.refine((alts) => locales.some((locale) => alts[locale] !== ''), {
		...says('altMissing'),
		path: [defaultLocale],
	})

const Params = z.object({ slot: z.string() })

type Deps = { session: OwnerSession; photos: PhotosService; now: () => number }

const mostUploads = 3

/** The owner's photographs; the draft is published by `POST /api/content/publish`. */
export function photosRoutes(
	app: FastifyInstance,
	{ session, photos, draftAccess, now }: Deps & { draftAccess: DraftAccess },
) {
	/** The whole photograph is never public, so its address has a code too. */
	async function listed(slots: ReadonlyMap<string, SlotPhoto>): Promise<ListedPhoto[]> {
		return await Promise.all(
			[...slots].map(async ([slot, photo]) => {
				const access = await draftAccess.codeFor(photo.photo)
				return {
					...photo,
					slot,
					picture: photoPicture(slot, images[slot as ImageName], photo),
					overview: withAccess(`${publicPath}/${overviewName(photo.photo)}`, access),
				}
			}),
		)
	}

	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/photos',
			ownersRoute('List the slots that have a photograph, as published and with the draft', {
				response: { 200: PhotosResponseSchema, ...problemResponses(401, 503) },
			}),
			async () => {
				const { published, merged } = await photos.list()
				return { published: await listed(published), draft: await listed(merged) }
			},
		)

		routes.patch(
			'/api/photos/:slot',
			ownersRoute('Change the description or the focus of the photograph in the draft', {
				params: Params,
				body: z.object({
					focus: FocusSchema.optional(),
					alt: AltSchema.optional(),
					photo: z.string().optional().describe('What the editor saw: 409 if it is another by now'),
					seen: SeenDetailsSchema.optional().describe(
						'The description and the focus that the editor saw: 409 if what is changed is another by now',
					),
				}),
				response: { 200: UploadedPhotoSchema, ...problemResponses(401, 404, 409, 422, 503) },
			}),
			async ({ params: { slot }, body }) => {
				const { width, height } = await photos.change(slot, body)
				return { slot, width, height }
			},
		)

		routes.delete(
			'/api/photos/:slot',
			ownersRoute('Go back to the drawing, in the draft', {
				description:
					'With `photo`, the photograph that the editor saw, it responds with 409 when it is another by now.',
				params: Params,
				querystring: z.object({ photo: z.string().optional() }),
				response: { 204: z.null(), ...problemResponses(401, 404, 409, 503) },
			}),
			async ({ params: { slot }, query }, reply) => {
				await photos.remove(slot, query.photo)
				return reply.code(204).send(null)
			},
		)
	})

	app.register(async (uploads) => uploadRoute(uploads, { session, photos, now }))
}

function uploadRoute(app: FastifyInstance, { session, photos, now }: Deps) {
	const routes: ZodApp = app.withTypeProvider()
	const places = createUploadPlaces({ most: mostUploads, now })
	app.removeAllContentTypeParsers()
	// Any content type: the server detects the format from the bytes.
	app.addContentTypeParser(/^image\//, async (request: FastifyRequest, body: Readable) => {
		const { bytes } = photoLimits
		const isTooLarge = Number(request.headers['content-length'] ?? 0) > bytes
		const photo = isTooLarge ? undefined : await places.read(request, body, bytes)
		if (!photo) throw new AppError('too-large')
		return photo
	})

	routes.put(
		'/api/photos/:slot',
		{
			async onRequest(request, reply) {
				// Without a token the upload is cut off. The owner's browser must finish it to read the refusal.
				reply.header('connection', 'close')
				await requireOwner(session)(request)
				reply.removeHeader('connection')
				slotOf((request.params as { slot: string }).slot)
				places.take(request, reply, personOf(request).id)
				allowLongBody(request.raw)
			},
			preValidation: requireOwnerStill(session),
			onSend: keepOpenForReason,
			...ownersRoute('Put a photograph into the draft: JPEG, PNG, WebP or AVIF, up to 15 MB', {
				params: Params,
				consumes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
				response: {
					200: UploadedPhotoSchema,
					...problemResponses(401, 404, 408, 409, 413, 415, 422, 503),
				},
			}),
		},
		async ({ params: { slot }, body }) => {
			const { width, height } = await photos.put(slot, body as Buffer)
			return { slot, width, height }
		},
	)
}
