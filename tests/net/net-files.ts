import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

type Value = string | number | null | { base64: string }
export type NetTable = { table: string; columns: string[]; rows: Value[][] }

/** The stored rows, parents before children, with what the site needs to answer as it did. */
export type Net = {
	/** The last migration that the tables had when the rows were written. */
	migration: string
	/** The moment of the answers. */
	now: number
	seed: number
	tables: NetTable[]
}

/** The API's answers, by the question. */
export type Answers = {
	/** Which story of make/stories/ each booking tells, by reference, or by id where it came by phone. */
	stories: Record<string, string>
	/** Booking requests, by reference. */
	bookings: Record<string, unknown>
	/** Bookings by phone, by id. */
	phone: Record<string, unknown>
	/** Contact messages, by reference. */
	messages: Record<string, unknown>
	/** Lists, calendars and files. */
	house: Record<string, unknown>
}

const rowsFile = join(import.meta.dirname, 'rows.jsonl.br')
const answersFile = join(import.meta.dirname, 'answers.json.br')

/** A line with what concerns all tables, and then for each table a line of its columns and one of each row. */
export async function writeRows({ tables, ...all }: Net) {
	const lines = tables.flatMap(({ table, columns, rows }) => [{ table, columns }, ...rows])
	await write(rowsFile, [all, ...lines].map((line) => JSON.stringify(line)).join('\n'))
}

export async function readRows(): Promise<Net> {
	const [first = '', ...lines] = (await read(rowsFile)).split('\n')
	const tables: NetTable[] = []
	for (const line of lines) {
		const parsed = JSON.parse(line)
		if (Array.isArray(parsed)) tables.at(-1)?.rows.push(parsed)
		else tables.push({ ...parsed, rows: [] })
	}
	return { ...JSON.parse(first), tables }
}

export async function writeAnswers(answers: Answers) {
	await write(answersFile, JSON.stringify(answers))
}

export async function readAnswers(): Promise<Answers> {
	return JSON.parse(await read(answersFile))
}

async function write(file: string, text: string) {
	const { BROTLI_PARAM_LARGE_WINDOW, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
	const params = {
		[BROTLI_PARAM_LARGE_WINDOW]: 1,
		[BROTLI_PARAM_LGWIN]: 26,
		[BROTLI_PARAM_SIZE_HINT]: text.length,
	}
	await writeFile(file, brotliCompressSync(text, { params }))
}

async function read(file: string): Promise<string> {
	const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 }
	return brotliDecompressSync(await readFile(file), { params }).toString('utf8')
}
