import { Directions } from '#app/components/directions/directions.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { OpenNow } from '#app/components/open-now/open-now.tsx'
import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { ContactDetails } from '#app/enquiries/contact-details/contact-details.tsx'
import { wayToCall, wayToChat, wayToMail } from '#app/enquiries/contact-details/contact-ways.ts'
import layout from '#app/enquiries/enquiry-page.module.css'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { enquiryAction } from '#app/enquiries/form/enquiry-action.ts'
import { enquiryHeaders, withEnquiryForm } from '#app/enquiries/form/enquiry-loader.ts'
import { Island } from '#app/islands/island.tsx'
import { servicesContext } from '#app/services.ts'
import { FormScript } from '#app/site/head/page-assets.tsx'
import { linksOf } from '#app/site/links.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { hoursInWords } from '#content/hours-in-words.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import type { Route } from './+types/contact-us.ts'
import styles from './contact-us.module.css'

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(contactUs, args)
	const { content } = args.context.get(servicesContext)
	const { facts } = content
	const { direct } = page.copy
	const ways = [
		...facts.phones.flatMap((phone) => [
			wayToCall(phone, direct.call),
			wayToChat(phone, direct.whatsapp, direct.whatsappMessage),
		]),
		wayToMail(facts.email, direct.email),
	]
	const { coordinates, hours } = facts
	const mapAddress = linksOf(content, page.head.locale).map
	return withEnquiryForm({ ...page, ways, mapAddress, coordinates, hours }, 'contact', args)
}

export const action = enquiryAction('contact')
export const headers = enquiryHeaders
export const meta = pageMeta

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, form, ways, mapAddress, coordinates, hours } = loaderData
	const { direct, ask } = copy
	return (
		<Page copy={copy} head={head}>
			<div className={layout.columns}>
				<div>
					<Island
						of={EnquirySection}
						kind="contact"
						form={form}
						problem={actionData}
						{...copy.form}
					/>
					<FormScript />
					<section className={styles.after}>
						<h2>{copy.after.title}</h2>
						<p>{copy.after.text}</p>
					</section>
				</div>
				<ContactDetails
					direct={direct}
					ways={ways}
					location={copy.location}
					map={pictures.map}
					mapAddress={mapAddress}
					directions={<Directions coordinates={coordinates} />}
				>
					<Island of={OpenNow} hours={hours} inWords={hoursInWords(hours, head.locale)} />
				</ContactDetails>
			</div>
			<section className={styles.answered}>
				<FramedPicture picture={picture} sizes="(max-width: 991.98px) 100vw, 36rem" />
				<h2>{ask.title}</h2>
				<ul>
					{ask.links.map(({ label, to }) => (
						<li key={label}>
							<LocalLink to={to}>
								{label}
								<Icon name="right" />
							</LocalLink>
						</li>
					))}
				</ul>
			</section>
		</Page>
	)
}
