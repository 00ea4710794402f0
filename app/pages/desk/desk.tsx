import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { signOut } from '#app/api/call-as-owner.ts'
import { useIsOwner } from '#app/api/owner-token.ts'
import { useRole } from '#app/owner/people/use-role.ts'
import { postedSignIn } from '#app/owner/sign-in/posted-sign-in.ts'
import { SignInScreen } from '#app/owner/sign-in/sign-in-screen.tsx'
import { servicesContext } from '#app/services.ts'
import { DeskFrame } from '#app/shell/desk/desk-frame.tsx'
import { sectionAt, sectionPath, sectionsFor } from '#app/shell/desk/sections.ts'
import { LanguageLinks } from '#app/shell/language-links.tsx'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { LocalLink, usePagePath } from '#app/site/locale.tsx'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { factsInWords } from '#domain/facts.ts'
import { splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { Route } from './+types/desk.ts'

/** Pages of the desk hold no personal data: sections fetch it as the owner. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content, pictures, owner } = context.get(servicesContext)
	return {
		name: content.facts.name,
		words: fill(deskFrameWords[locale], factsInWords(content.facts, locale)),
		ownerWords: ownerWords[locale],
		picture: pictures.resolve('valley-dusk', locale),
		posted: context.get(postedSignIn),
		asksName: await owner.hasSeveral(),
	}
}

/** The words around the section change only with the language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
	return splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale
}

export function meta({ loaderData, location }: Route.MetaArgs) {
	if (!loaderData) return []
	const { name, words } = loaderData
	const section = sectionAt(splitLocale(location.pathname).path)
	const title = section ? words.sections[section] : words.title
	return [
		{ title: `${title} | ${name}` },
		{ name: 'description', content: `${words.title}, ${name}` },
		{ name: 'robots', content: 'noindex' },
	]
}

/** The owner's desk around its sections; without a token, the sign-in screen. */
export default function Desk({ loaderData }: Route.ComponentProps) {
	const { name, words, ownerWords, picture, posted, asksName } = loaderData
	const section = sectionAt(usePagePath())
	const chrome = useChrome()
	const role = useRole()
	if (!useIsOwner())
		return (
			<SignInScreen
				words={words.signIn}
				ownerWords={ownerWords}
				picture={picture}
				asksName={asksName}
				posted={posted}
			>
				<LocalLink to="/">{words.publicSite}</LocalLink>
				<LanguageLinks chrome={chrome} />
			</SignInScreen>
		)
	return (
		<DeskFrame
			words={words}
			siteName={name}
			title={section ? words.sections[section] : words.title}
			sections={sectionsFor(role).map((name) => ({
				name,
				path: sectionPath(name),
				label: words.sections[name],
			}))}
			onSignOut={signOut}
		>
			<Outlet />
		</DeskFrame>
	)
}
