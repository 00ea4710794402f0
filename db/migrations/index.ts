import type { Migration } from 'kysely/migration'
import { site } from '#db/migrations/0001-site.ts'
import { reviews } from '#db/migrations/0002-reviews.ts'
import { owner } from '#db/migrations/0003-owner.ts'
import { enquiries } from '#db/migrations/0004-enquiries.ts'
import { secrets } from '#db/migrations/0005-secrets.ts'
import { twoFactor } from '#db/migrations/0006-two-factor.ts'
import { enquiryLists } from '#db/migrations/0007-enquiry-lists.ts'
import { editing } from '#db/migrations/0008-editing.ts'
import { pictureFiles } from '#db/migrations/0009-picture-files.ts'
import { reviewAnswers } from '#db/migrations/0010-review-answers.ts'
import { stays } from '#db/migrations/0011-stays.ts'
import { moreMails } from '#db/migrations/0012-more-mails.ts'
import { staleTexts } from '#db/migrations/0015-stale-texts.ts'
import { phoneBookings } from '#db/migrations/0016-phone-bookings.ts'
import { guestReviews } from '#db/migrations/0017-guest-reviews.ts'
import { agreements } from '#db/migrations/0018-agreements.ts'
import { letters } from '#db/migrations/0019-letters.ts'
import { feeds } from '#db/migrations/0021-feeds.ts'
import { foldedEmails } from '#db/migrations/0022-folded-emails.ts'
import { pictureUses } from '#db/migrations/0023-picture-uses.ts'
import { people } from '#db/migrations/0024-people.ts'
import { whoDidIt } from '#db/migrations/0025-who-did-it.ts'
import { sessionDevices } from '#db/migrations/0027-session-devices.ts'
import { changeAsked } from '#db/migrations/0028-change-asked.ts'
import { deposits } from '#db/migrations/0030-deposits.ts'
import { namedUnits } from '#db/migrations/0031-named-units.ts'
import { phoneItems } from '#db/migrations/0032-phone-items.ts'
import { phoneAgreements } from '#db/migrations/0034-phone-agreements.ts'
import { importedTimes } from '#db/migrations/0035-imported-times.ts'
import { removedUnits } from '#db/migrations/0036-removed-units.ts'
import { lastDays } from '#db/migrations/0037-last-days.ts'
import { invitationMakers } from '#db/migrations/0038-invitation-makers.ts'
import { givenAccess } from '#db/migrations/0041-given-access.ts'
import { largeAmounts } from '#db/migrations/0042-large-amounts.ts'
import { wantedChange } from './0033-wanted-change.ts'

/** In order. Released ones never change: a later one corrects them. */
export const migrations: Record<string, Migration> = {
	'0001-site': site,
	'0002-reviews': reviews,
	'0003-owner': owner,
	'0004-enquiries': enquiries,
	'0005-secrets': secrets,
	'0006-two-factor': twoFactor,
	'0007-enquiry-lists': enquiryLists,
	'0008-editing': editing,
	'0009-picture-files': pictureFiles,
	'0010-review-answers': reviewAnswers,
	'0011-stays': stays,
	'0012-more-mails': moreMails,
	'0015-stale-texts': staleTexts,
	'0016-phone-bookings': phoneBookings,
	'0017-guest-reviews': guestReviews,
	'0018-agreements': agreements,
	'0019-letters': letters,
	'0021-feeds': feeds,
	'0022-folded-emails': foldedEmails,
	'0023-picture-uses': pictureUses,
	'0024-people': people,
	'0025-who-did-it': whoDidIt,
	'0027-session-devices': sessionDevices,
	'0028-change-asked': changeAsked,
	'0030-deposits': deposits,
	'0031-named-units': namedUnits,
	'0032-phone-items': phoneItems,
	'0033-wanted-change': wantedChange,
	'0034-phone-agreements': phoneAgreements,
	'0035-imported-times': importedTimes,
	'0036-removed-units': removedUnits,
	'0037-last-days': lastDays,
	'0038-invitation-makers': invitationMakers,
	'0041-given-access': givenAccess,
	'0042-large-amounts': largeAmounts,
}
