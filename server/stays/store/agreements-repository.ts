import type { Query, Transaction } from '#db/connect.ts'
import type { AgreementsTable } from '#db/tables.ts'
import type { Agreement, StoredAgreement } from '#domain/stays/agreement.ts'

/** Oldest first. */
export async function readAgreements(query: Query, enquiryId: string): Promise<StoredAgreement[]> {
	const rows = await query
		.selectFrom('agreements')
		.selectAll()
		.where('enquiry_id', '=', enquiryId)
		.orderBy('number')
		.execute()
	return rows.map(fromRow)
}

/** The last of each request. */
export async function readLastAgreements(query: Query, enquiryIds: readonly string[]) {
	if (enquiryIds.length === 0) return new Map<string, StoredAgreement>()
	const rows = await query
		.selectFrom('agreements')
		.selectAll()
		.where('enquiry_id', 'in', enquiryIds)
		.orderBy('number')
		.execute()
	return new Map(rows.map((row) => [row.enquiry_id, fromRow(row)]))
}

export async function addAgreement(
	transaction: Transaction,
	enquiryId: string,
	agreement: Agreement,
) {
	const { kind, at, from, to, total, heldUntil, ...terms } = agreement
	const last = await transaction
		.selectFrom('agreements')
		.select((row) => row.fn.max('number').as('number'))
		.where('enquiry_id', '=', enquiryId)
		.executeTakeFirst()
	const row: AgreementsTable = {
		enquiry_id: enquiryId,
		number: Number(last?.number ?? 0) + 1,
		at,
		kind,
		from_day: from,
		to_day: to,
		total,
		held_until: heldUntil,
		terms: JSON.stringify(terms),
	}
	await transaction.insertInto('agreements').values(row).execute()
}

function fromRow(row: AgreementsTable): StoredAgreement {
	return {
		// Agreements made before there was such a thing have one price for all.
		isPartial: false,
		...(JSON.parse(row.terms) as Pick<
			Agreement,
			'party' | 'items' | 'lines' | 'deposit' | 'language' | 'message' | 'changes'
		>),
		number: row.number,
		kind: row.kind,
		at: row.at,
		from: row.from_day,
		to: row.to_day,
		total: row.total,
		heldUntil: row.held_until,
	}
}
