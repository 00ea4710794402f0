import type { Locale } from '#domain/locale.ts'
import type { AccessKind } from '#domain/owner/people.ts'
import type { Role } from '#domain/owner/roles.ts'

/*
 * The row types. Both databases use the same representations: times are milliseconds since 1970, flags are 0 or 1,
 * calendar days are `YYYY-MM-DD`.
 */
type Flag = 0 | 1
type Milliseconds = number

interface SiteVersionTable {
	id: 1
	version: number
}

export interface ReviewsTable {
	id: string
	name: string
	evaluation: number
	message: string
	is_sample: Flag
	language: string
	consent_version: string | null
	content_hash: string
	created_at: Milliseconds
	deleted_at: Milliseconds | null
	/** The owner's public reply. */
	answer: string | null
	answered_at: Milliseconds | null
	/** The name of the person who replied, which only the desk shows. */
	answered_by?: string | null
	hidden_at: Milliseconds | null
	/** Hash of the key that its writer's browser keeps. */
	key_hash: string | null
	/** Hash of the key by which a guest with a confirmed booking wrote it. */
	guest_key_hash: string | null
}

interface ReviewScoresTable {
	evaluation: number
	count: number
}

/** Somebody who may sign in. */
export interface PeopleTable {
	id: string
	/** Empty for the first owner, whose name is in the configuration. */
	name: string
	role: Role
	is_on: Flag
	created_at: Milliseconds
	last_seen_at: Milliseconds | null
}

interface InvitationsTable {
	token_hash: string
	person_id: string
	expires_at: Milliseconds
	/** The owner who made it; null for one that is older than this column. */
	made_by: string | null
}

/** Stored for a day. */
export interface GivenAccessTable {
	id: string
	at: Milliseconds
	kind: AccessKind
	person_id: string
	/** The role that the person had then. */
	role: Role
	/** The owner who gave it. For `joined`, the one who invited; null if the link is older than its column. */
	given_by: string | null
}

interface CredentialsTable {
	/** The person's id. */
	id: string
	password_hash: string
	updated_at: Milliseconds
}

export interface SessionsTable {
	token_hash: string
	person_id: string
	created_at: Milliseconds
	last_used_at: Milliseconds
	expires_at: Milliseconds
	device: string | null
}

export interface TwoFactorTable {
	/** The person's id. */
	id: string
	/** The key shared with the person's phone, in hex. Why not encrypted: docs/decisions/0014-two-factor.md. */
	secret: string
	/** The time step of the last accepted code, so that no code is accepted twice. */
	last_step: number
	begun_at: Milliseconds
	/** Null until a first code confirms the key; only then is it asked for. */
	confirmed_at: Milliseconds | null
}

export interface RecoveryCodesTable {
	person_id: string
	/** The first letters of a code, by which it is found. Only the rest is secret. */
	id: string
	code_hash: string
}

interface RateLimitsTable {
	bucket: string
	window_start: Milliseconds
	count: number
}

export interface LoginFailuresTable {
	scope: string
	failures: number
	blocked_until: Milliseconds
	updated_at: Milliseconds
}

export interface EnquiriesTable {
	id: string
	kind: 'booking' | 'contact'
	content_hash: string
	name: string
	email: string
	/** Finds all data of a person: see `foldEmail`. */
	email_folded: string
	phone: string
	city: string | null
	quantity: number | null
	arrival_date: string | null
	departure_date: string | null
	message: string
	language: string
	consent_version: string
	consent_at: Milliseconds
	state: 'new' | 'answered' | 'archived'
	/** The name of who set it. */
	state_by?: string | null
	created_at: Milliseconds
	/** JSON: what a booking request names; null when it names nothing. */
	items: string | null
	/** JSON: the ages of the children among `quantity`; null when nobody said. */
	children: string | null
	/** Short and easy to say on the phone; no two enquiries have the same. */
	reference: string
}

export interface OutboxTable {
	id: string
	/** Null for a notice to the owner that concerns no enquiry. */
	enquiry_id: string | null
	recipient: 'owner' | 'guest'
	/** 'received', or what happened since: see server/mail/about.ts. */
	about: string
	status: 'pending' | 'sent' | 'failed' | 'unconfigured'
	attempts: number
	next_attempt_at: Milliseconds
	lease_until: Milliseconds | null
	leased_by: string | null
	message_id: string
	last_error: string | null
	created_at: Milliseconds
	updated_at: Milliseconds
	/** JSON: the letter as it was written when it happened; null in entries of earlier versions. */
	letter: string | null
	/** The order among the letters of an enquiry to the same recipient. */
	position: number
}

interface SettingsTable {
	name: string
	value: string
}

interface SpentProofsTable {
	id: string
	expires_at: Milliseconds
}

/** One change that only the owner sees. JSON in `value` and `base`; `value` null takes a published change back. */
interface ContentDraftsTable {
	document: string
	path: string
	locale: Locale | ''
	value: string
	base: string
	changed_at: Milliseconds
}

interface ContentVersionsTable {
	version: number
	published_at: Milliseconds
	/** JSON: the whole overlay as of this version. */
	entries: string
	/** JSON: what this version changed, for the history. */
	changes: string
	/** The name of the person who published it. */
	person?: string | null
}

/** Photographs in all their sizes, and what was drawn again after the owner changed facts: served below /pictures. */
interface PictureFilesTable {
	name: string
	/** The picture's name in `picture_uses`: one picture has several files. */
	reference: string
	bytes: Uint8Array
	created_at: Milliseconds
}

/** One reference to a picture: from a draft, a version, or the list of drawn pictures. Without a row its files are deleted. */
export interface PictureUsesTable {
	reference: string
	/** `draft/SLOT`, `version/NUMBER` or `drawn`. */
	holder: string
	is_public: Flag
}

/** The state of a booking request, with the days last agreed on. Without a row it was only received. */
export interface StayRequestsTable {
	enquiry_id: string
	state: 'received' | 'offered' | 'accepted' | 'confirmed' | 'declined' | 'cancelled'
	from_day: string
	to_day: string
	/** The last day with something to come; null in rows that were stored before it was. */
	last_day?: string | null
	thanked_at: Milliseconds | null
	changed_at: Milliseconds
	/** When the owner was reminded that an accepted quote still waits. */
	reminded_at: Milliseconds | null
	/** When the guest asked for a change that the owner has not replied to. */
	change_asked_at?: Milliseconds | null
}

/** Quotes and confirmations, as they were made. Never changed: a later agreement has the next number. */
export interface AgreementsTable {
	enquiry_id: string
	number: number
	at: Milliseconds
	kind: 'quote' | 'confirmation'
	from_day: string
	to_day: string
	/** Null: to be agreed. */
	total: number | null
	held_until: string | null
	/** JSON: the rest of domain/stays/agreement.ts. */
	terms: string
}

/** What was agreed by phone, and each change of it. */
export interface PhoneAgreementsTable {
	/** The take of its first item. */
	booking_id: string
	number: number
	at: Milliseconds
	/** The name of the person who entered it. */
	person: string | null
	/** Null: to be agreed. */
	total: number | null
	/** JSON: the rest of domain/stays/phone-agreement.ts. */
	terms: string
}

/** Notices for the owner that belong to no enquiry: they name no guest. */
interface NoticesTable {
	id: string
	at: Milliseconds
	about: string
	/** JSON. */
	details: string
}

/** Deposits paid, with the guest’s receipt. Deleted with the enquiry, by the foreign key. What was agreed is in `agreements`. */
interface DepositsTable {
	enquiry_id: string
	received_pesos: number | null
	received_at: Milliseconds | null
	receipt_type: string | null
	receipt: Uint8Array | null
	receipt_at: Milliseconds | null
	/** When the owner opened the receipt. */
	seen_at: Milliseconds | null
	/** When the site looks whether it was paid; null once it did. */
	due_day: string | null
}

/** Letters that go once per booking. */
interface SentLettersTable {
	enquiry_id: string
	about: string
	at: Milliseconds
}

export interface StayHistoryTable {
	id: string
	enquiry_id: string
	at: Milliseconds
	by: 'guest' | 'owner'
	/** The name of the person who did it, if `by` is the owner. */
	person?: string | null
	action: string
	text: string
	pesos: number | null
	/** JSON: the days and people of a change that a guest asks for; null where they are in words alone. */
	wanted?: string | null
}

export interface ImportedCalendarsTable {
	id: string
	offer: string
	url: string
	events: number
	next_read_at: Milliseconds
	/** The last success. */
	read_at: Milliseconds | null
	failing_since: Milliseconds | null
	error: string | null
	told_at: Milliseconds | null
	/** JSON: the first events that the last success left out or cut, and how many there are. */
	skipped: string
	skipped_count: number
	/** JSON: events of the last success that were recognised as our own, and when they last had nights of ours. */
	echoes: string
}

/** Units of an offer that something takes from one day to another; `units` null takes all of it. */
export interface TakesTable {
	id: string
	kind: 'confirmed' | 'held' | 'blocked' | 'phone' | 'imported'
	offer: string
	from_day: string
	/** The day of departure. */
	to_day: string
	units: number | null
	hour: string | null
	/** `HH:MM`, `24:00` at midnight: only of an imported event. Without it, a take lasts as long as its kind. */
	ends?: string | null
	held_until: string | null
	note: string | null
	/** Set on a booking by phone: the guest, how to reach them and how many come. */
	guest: string | null
	phone: string | null
	people: number | null
	/** A further item of a booking by phone names the take that has the booking's price. */
	booking_id?: string | null
	pesos?: number | null
	enquiry_id: string | null
	calendar_id: string | null
	/** The name of the person who entered it. */
	person?: string | null
	created_at: Milliseconds
}

/** One row per day of a take. */
interface TakenDaysTable {
	take_id: string
	offer: string
	day: string
	units: number | null
	hour: string | null
	ends?: string | null
	held_until: string | null
}

/** A named unit that a take has. The names are in the settings. */
interface UnitTakesTable {
	take_id: string
	unit_id: string
}

/** Stored until the next day begins; those of a request as long as the request. */
interface RemovedUnitsTable {
	/** The id of the block, of the first item of the booking by phone, or of the request. */
	entry_id: string
	/** JSON: `HadUnits` of domain/stays/named-units.ts, one for each take. */
	had: string
}

export interface Tables {
	people: PeopleTable
	invitations: InvitationsTable
	given_access: GivenAccessTable
	site_version: SiteVersionTable
	reviews: ReviewsTable
	review_scores: ReviewScoresTable
	credentials: CredentialsTable
	sessions: SessionsTable
	two_factor: TwoFactorTable
	recovery_codes: RecoveryCodesTable
	rate_limits: RateLimitsTable
	login_failures: LoginFailuresTable
	enquiries: EnquiriesTable
	outbox: OutboxTable
	settings: SettingsTable
	spent_proofs: SpentProofsTable
	content_drafts: ContentDraftsTable
	content_versions: ContentVersionsTable
	picture_files: PictureFilesTable
	picture_uses: PictureUsesTable
	stay_requests: StayRequestsTable
	stay_history: StayHistoryTable
	agreements: AgreementsTable
	phone_agreements: PhoneAgreementsTable
	deposits: DepositsTable
	sent_letters: SentLettersTable
	notices: NoticesTable
	imported_calendars: ImportedCalendarsTable
	takes: TakesTable
	taken_days: TakenDaysTable
	unit_takes: UnitTakesTable
	removed_units: RemovedUnitsTable
}
