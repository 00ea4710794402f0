import sharp from 'sharp'

/** Compares the middle of a row with both ends, and with the page above. */
export async function coloursOfRow(png: Buffer, y: number) {
	const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
	const at = (x: number, row: number) =>
		[...data.subarray((row * info.width + x) * 3, (row * info.width + x) * 3 + 3)].join()
	const middle = at(Math.round(info.width / 2), y)
	// Left of a scroll bar.
	const ends = [at(3, y), at(info.width - 30, y)]
	return {
		reachesEdges: ends.every((colour) => colour === middle),
		differsFromPage: at(3, y - 40) !== middle,
	}
}
