import { Directions } from '#app/components/directions/directions.tsx'
import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Steps } from '#app/components/steps/steps.tsx'
import { ContactDetails } from '#app/enquiries/contact-details/contact-details.tsx'
import {
	type ContactWay,
	wayToCall,
	wayToMail,
} from '#app/enquiries/contact-details/contact-ways.ts'
import layout from '#app/enquiries/enquiry-page.module.css'
import { enquiryAction } from '#app/enquiries/form/enquiry-action.ts'
import { enquiryHeaders, withEnquiryForm } from '#app/enquiries/form/enquiry-loader.ts'
import { BookingSection } from '#app/islands/booking-section.tsx'
import { Island } from '#app/islands/island.tsx'
import { servicesContext } from '#app/services.ts'
import { FormScript } from '#app/site/head/page-assets.tsx'
import { linksOf } from '#app/site/links.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import type { FormEstimate } from '#app/stays/booking-form/form-estimate.ts'
import { loadChoice } from '#app/stays/booking-form/load-choice.ts'
import { respondWithEstimate } from '#app/stays/booking-form/respond-with-estimate.ts'
import { booking } from '#content/pages/booking.ts'
import { choiceWords } from '#content/stays/choice-words.ts'
import { chosenByAddress } from '#domain/offers/chosen-by-address.ts'
import type { Route } from './+types/booking.ts'
import styles from './booking.module.css'

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(booking, args)
	const { content } = args.context.get(servicesContext)
	const { facts } = content
	const { direct } = page.copy
	const { whatsapp, map } = linksOf(content, page.head.locale, page.copy.crumb)
	const ways: ContactWay[] = [
		...facts.phones.map((phone) => wayToCall(phone, direct.call)),
		{ icon: 'whatsapp', label: direct.whatsapp, href: whatsapp },
		wayToMail(facts.email, direct.email),
	]
	const what = { choice: loadChoice(args), chosen: chosenByAddress(args.url.searchParams) }
	return withEnquiryForm(
		{ ...page, ...what, ways, mapAddress: map, coordinates: facts.coordinates },
		'booking',
		args,
		{ 'booking-choice': choiceWords },
	)
}

const store = enquiryAction('booking')

export async function action(args: Route.ActionArgs) {
	return (await respondWithEstimate(args)) ?? (await store(args))
}

export const headers = enquiryHeaders
export const meta = pageMeta

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, form, ways, mapAddress, coordinates, choice, chosen } =
		loaderData
	const estimate = (actionData as { estimate?: FormEstimate } | undefined)?.estimate
	const { direct, after } = copy
	return (
		<Page copy={copy} head={head}>
			<div className={layout.columns}>
				<Island
					of={BookingSection}
					form={form}
					problem={actionData}
					{...copy.form}
					choice={choice}
					chosen={chosen}
					estimate={estimate}
				/>
				<FormScript hasDates />
				<div className={styles.aside}>
					<ContactDetails
						direct={direct}
						ways={ways}
						location={copy.location}
						map={pictures.map}
						mapAddress={mapAddress}
						directions={<Directions coordinates={coordinates} />}
					/>
					<FramedPicture picture={picture} sizes="(max-width: 991.98px) 100vw, 26rem" />
				</div>
			</div>
			<section className={styles.after}>
				<h2>{after.title}</h2>
				<Steps items={after.items} />
				<p>{after.noSignal}</p>
				<p>
					{after.already} <LocalLink to="/request">{after.own}</LocalLink>
				</p>
			</section>
		</Page>
	)
}
