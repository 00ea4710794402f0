import { Page } from '#app/components/page/page.tsx'
import { TitledList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { ContactDetails } from '#app/enquiries/contact-details/contact-details.tsx'
import styles from '#app/enquiries/enquiry-page.module.css'
import { enquiryHeaders, withDesk } from '#app/enquiries/enquiry-page.ts'
import { EnquiryDesk } from '#app/enquiries/enquiry-section.tsx'
import { enquiryAction } from '#app/enquiries/form/enquiry-action.ts'
import { BookingFields } from '#app/enquiries/form/enquiry-fields.tsx'
import { loadEnquiryDesk } from '#app/enquiries/form/enquiry-loader.ts'
import { servicesContext } from '#app/services.ts'
import { contactAddressesOf } from '#app/site/links.ts'
import { loadPage, pageMeta } from '#app/site/page-loader.ts'
import { booking } from '#content/pages/booking.ts'
import type { Route } from './+types/booking.ts'

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(booking, args)
	const { facts } = args.context.get(servicesContext).content
	const desk = await loadEnquiryDesk('booking', args)
	return withDesk({ ...page, desk, addresses: contactAddressesOf(facts, page.head.locale) })
}

export const action = enquiryAction('booking')
export const headers = enquiryHeaders
export const meta = pageMeta

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, desk, addresses } = loaderData
	const { direct, after } = copy
	return (
		<Page copy={copy} head={head}>
			<div className={styles.columns}>
				<EnquiryDesk kind="booking" desk={desk} problem={actionData} {...copy.form}>
					{(wiring) => <BookingFields {...wiring} />}
				</EnquiryDesk>
				<ContactDetails
					direct={direct}
					ways={[
						{ icon: 'phone', label: direct.call, href: addresses.call },
						{ icon: 'phone', label: direct.callSecond, href: addresses.callSecond },
						{ icon: 'whatsapp', label: direct.whatsapp, href: addresses.whatsapp },
						{ icon: 'mail', label: direct.email, href: addresses.email },
					]}
					location={copy.location}
					map={pictures.map}
					mapAddress={addresses.map}
				/>
			</div>
			<Section title={after.title} picture={picture} reverse>
				<TitledList items={after.items} />
				<p>{after.noSignal}</p>
			</Section>
		</Page>
	)
}
