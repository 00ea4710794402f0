import type { ReactNode } from 'react'
import { Link, Navigate, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { signOut } from '#app/api/call-as-owner.ts'
import { useIsOwner } from '#app/api/owner-token.ts'
import { NoticeRegion } from '#app/components/notice/notice-region.tsx'
import { HandOver } from '#app/owner/hand-over/hand-over.tsx'
import { useRole } from '#app/owner/people/use-role.ts'
import { OwnerShortcuts } from '#app/owner/sign-in/owner-shortcuts.tsx'
import { postedSignIn } from '#app/owner/sign-in/posted-sign-in.ts'
import { SignInScreen } from '#app/owner/sign-in/sign-in-screen.tsx'
import { servicesContext } from '#app/services.ts'
import { DeskFrame, DeskScreen } from '#app/shell/desk/desk-frame.tsx'
import { NavigationProgress, useResetOnNavigation } from '#app/shell/desk/desk-navigation.tsx'
import { sectionAt, sectionPath, sectionsFor } from '#app/shell/desk/sections.ts'
import { LanguageLinks } from '#app/shell/language-links.tsx'
import { SkipLink } from '#app/shell/skip-link.tsx'
import { DeskPersonContext } from '#app/site/desk-person.tsx'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { DeskLink, LocalLink } from '#app/site/local-link.tsx'
import { useLocale, usePagePath } from '#app/site/page-context.tsx'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { handOverWords } from '#content/owner/hand-over-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { factsInWords } from '#domain/facts.ts'
import { localizePath, splitLocale } from '#domain/locale.ts'
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
		handOver: fill(handOverWords[locale], factsInWords(content.facts, locale)),
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

const loadCards = () => import('#app/components/notice/notice-cards.tsx')

/** The owner's desk: the only part of the site with a router in the browser. */
export default function Desk(props: Route.ComponentProps) {
	const chrome = useChrome()
	useResetOnNavigation()
	return (
		<DeskLink value={Link}>
			<SkipLink label={chrome.skipToContent} />
			<NavigationProgress />
			<DeskScreen hasBar={useIsOwner()} notices={<NoticeRegion load={loadCards} isInFlow />}>
				<SignInOrSections {...props.loaderData} languages={<LanguageLinks chrome={chrome} />} />
			</DeskScreen>
			<OwnerShortcuts />
		</DeskLink>
	)
}

type Props = Route.ComponentProps['loaderData'] & { languages: ReactNode }

function SignInOrSections({ name, words, ownerWords, handOver, picture, ...rest }: Props) {
	const { posted, asksName, languages } = rest
	const section = sectionAt(usePagePath())
	const role = useRole()
	const locale = useLocale()
	const shown = sectionsFor(role)
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
				{languages}
				<HandOver words={handOver} summary={handOver.lost} message={handOver.messages.password} />
			</SignInScreen>
		)
	const [first] = shown
	if (section && first && !shown.includes(section))
		return <Navigate to={localizePath(sectionPath(first), locale)} replace />
	return (
		<DeskFrame
			words={words}
			siteName={name}
			title={section ? words.sections[section] : words.title}
			languages={languages}
			sections={shown.map((name) => ({
				name,
				path: sectionPath(name, role),
				label: words.sections[name],
			}))}
			onSignOut={signOut}
		>
			<DeskPersonContext value={{ role, hasColleagues: asksName }}>
				<Outlet />
			</DeskPersonContext>
		</DeskFrame>
	)
}
