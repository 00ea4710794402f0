import { Page } from '#app/components/page/page.tsx'
import { TitledList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { ContactDetails } from '#app/enquiries/contact-details/contact-details.tsx'
import styles from '#app/enquiries/enquiry-page.module.css'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { enquiryAction } from '#app/enquiries/form/enquiry-action.ts'
import { enquiryHeaders, withEnquiryForm } from '#app/enquiries/form/enquiry-loader.ts'
import { servicesContext } from '#app/services.ts'
import { contactAddressesOf } from '#app/site/links.ts'
import { loadPage, pageMeta } from '#app/site/page-loader.ts'
import { booking } from '#content/pages/booking.ts'
import type { Route } from './+types/booking.ts'

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(booking, args)
	const { facts } = args.context.get(servicesContext).content
	const addresses = contactAddressesOf(facts, page.head.locale)
	return withEnquiryForm({ ...page, addresses }, 'booking', args)
}

export const action = enquiryAction('booking')
export const headers = enquiryHeaders
export const meta = pageMeta

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, form, addresses } = loaderData
	const { direct, after } = copy
	return (
		<Page copy={copy} head={head}>
			<div className={styles.columns}>
				<EnquirySection kind="booking" form={form} problem={actionData} {...copy.form} />
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
