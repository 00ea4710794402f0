import { Page } from '#app/components/page/page.tsx'
import { Section } from '#app/components/section/section.tsx'
import { ContactDetails } from '#app/enquiries/contact-details/contact-details.tsx'
import { wayToCall, wayToChat, wayToMail } from '#app/enquiries/contact-details/contact-ways.ts'
import styles from '#app/enquiries/enquiry-page.module.css'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { enquiryAction } from '#app/enquiries/form/enquiry-action.ts'
import { enquiryHeaders, withEnquiryForm } from '#app/enquiries/form/enquiry-loader.ts'
import { servicesContext } from '#app/services.ts'
import { linksOf } from '#app/site/links.ts'
import { LocalLink } from '#app/site/locale.tsx'
import { loadPage, pageMeta } from '#app/site/page-loader.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import type { Route } from './+types/contact-us.ts'

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(contactUs, args)
	const { facts } = args.context.get(servicesContext).content
	const { direct } = page.copy
	const ways = [
		...facts.phones.flatMap((phone) => [
			wayToCall(phone, direct.call),
			wayToChat(phone, direct.whatsapp, direct.whatsappMessage),
		]),
		wayToMail(facts.email, direct.email),
	]
	const mapAddress = linksOf(facts, page.head.locale).map
	return withEnquiryForm({ ...page, ways, mapAddress }, 'contact', args)
}

export const action = enquiryAction('contact')
export const headers = enquiryHeaders
export const meta = pageMeta

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, form, ways, mapAddress } = loaderData
	const { direct, ask } = copy
	return (
		<Page copy={copy} head={head}>
			<div className={styles.columns}>
				<EnquirySection kind="contact" form={form} problem={actionData} {...copy.form} />
				<ContactDetails
					direct={direct}
					ways={ways}
					location={copy.location}
					map={pictures.map}
					mapAddress={mapAddress}
				/>
			</div>
			<Section title={copy.after.title} picture={picture}>
				<p>{copy.after.text}</p>
			</Section>
			<Section title={ask.title}>
				<ul className={styles.links}>
					{ask.links.map(({ label, to }) => (
						<li key={label}>
							<LocalLink to={to}>{label}</LocalLink>
						</li>
					))}
				</ul>
			</Section>
		</Page>
	)
}
