import { join } from 'node:path'
import { buildPictures } from '#pictures/pipeline/build-pictures.ts'
import { PhotoError } from '#pictures/pipeline/photos/photos.ts'

const root = join(import.meta.dirname, '..')

try {
	const { pictures, cards } = await buildPictures({
		photosDir: join(root, 'photos'),
		outDir: join(root, 'build/pictures'),
	})
	const [slots, pages] = [Object.keys(pictures).length, Object.keys(cards).length]
	process.stdout.write(`Pictures: ${slots} slots, social cards for ${pages} pages.\n`)
} catch (error) {
	if (!(error instanceof PhotoError)) throw error
	process.stderr.write(`The photographs need attention:\n`)
	for (const sentence of error.sentences) process.stderr.write(`  ${sentence}\n`)
	process.exitCode = 1
}
