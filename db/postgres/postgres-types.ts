import pg from 'pg'

const { INT8, NUMERIC } = pg.types.builtins

/** Counts, sums and times come back as numbers, as they do from SQLite. */
export const numberTypes: pg.CustomTypesConfig = {
	getTypeParser: (oid, format) =>
		format !== 'binary' && oid === INT8
			? parseSafeInteger
			: format !== 'binary' && oid === NUMERIC
				? Number
				: pg.types.getTypeParser(oid, format),
}

function parseSafeInteger(text: string) {
	const number = Number(text)
	if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`)
	return number
}
