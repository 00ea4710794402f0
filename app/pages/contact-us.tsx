import { Page } from '#app/components/page/page.tsx'
import { Section } from '#app/components/section/section.tsx'
import { ContactDetails } from '#app/enquiries/contact-details/contact-details.tsx'
import styles from '#app/enquiries/enquiry-page.module.css'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { enquiryAction } from '#app/enquiries/form/enquiry-action.ts'
import { enquiryHeaders, withEnquiryForm } from '#app/enquiries/form/enquiry-loader.ts'
import { servicesContext } from '#app/services.ts'
import { contactAddressesOf } from '#app/site/links.ts'
import { LocalLink } from '#app/site/locale.tsx'
import { loadPage, pageMeta } from '#app/site/page-loader.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import { whatsappLink } from '#domain/phone-text.ts'
import type { Route } from './+types/contact-us.ts'

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(contactUs, args)
	const { facts } = args.context.get(servicesContext).content
	const [first, second] = facts.phones.map((phone) =>
		whatsappLink(phone, page.copy.direct.whatsappMessage),
	)
	const addresses = {
		...contactAddressesOf(facts, page.head.locale),
		whatsapp: first ?? '',
		whatsappSecond: second ?? '',
	}
	return withEnquiryForm({ ...page, addresses }, 'contact', args)
}

export const action = enquiryAction('contact')
export const headers = enquiryHeaders
export const meta = pageMeta

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, form, addresses } = loaderData
	const { direct, ask } = copy
	return (
		<Page copy={copy} head={head}>
			<div className={styles.columns}>
				<EnquirySection kind="contact" form={form} problem={actionData} {...copy.form} />
				<ContactDetails
					direct={direct}
					ways={[
						{ icon: 'phone', label: direct.call, href: addresses.call },
						{ icon: 'whatsapp', label: direct.whatsapp, href: addresses.whatsapp },
						{ icon: 'phone', label: direct.callSecond, href: addresses.callSecond },
						{ icon: 'whatsapp', label: direct.whatsappSecond, href: addresses.whatsappSecond },
						{ icon: 'mail', label: direct.email, href: addresses.email },
					]}
					location={copy.location}
					map={pictures.map}
					mapAddress={addresses.map}
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
