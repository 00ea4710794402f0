import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import {
	Link,
	Outlet,
	redirect,
	type ShouldRevalidateFunctionArgs,
	useRevalidator,
} from 'react-router'
import { codeOf } from '#app/api/call-api.ts'
import { onNotAllowed } from '#app/api/call-as-owner.ts'
import { forgetGuestDraftsWithOtherTabs } from '#app/api/guest-drafts.ts'
import { isOfThisPerson, ownerToken, useIsOwner } from '#app/api/owner-token.ts'
import { signOut } from '#app/api/sign-out.ts'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { NoticeRegion } from '#app/components/notice/notice-region.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { DeskInfoContext, useFilledWords } from '#app/desk/desk-info.tsx'
import { DeskFrame, DeskScreen } from '#app/desk/frame/desk-frame.tsx'
import {
	NavigationProgress,
	useFocusOnSigningInOrOut,
	useResetOnNavigation,
} from '#app/desk/frame/desk-navigation.tsx'
import { otherPathFor, sectionAt, sectionPath, sectionsFor } from '#app/desk/frame/sections.ts'
import { type Loaded, loadFromServer } from '#app/desk/load.ts'
import { loadPerson, reloadPerson } from '#app/desk/person.ts'
import { useFreshData } from '#app/desk/use-fresh-data.ts'
import { ReloadContext, useReload } from '#app/desk/use-save.ts'
import { HandOver } from '#app/owner/hand-over/hand-over.tsx'
import { OwnerShortcuts } from '#app/owner/sign-in/owner-shortcuts.tsx'
import { postedSignIn } from '#app/owner/sign-in/posted-sign-in.ts'
import { SignInScreen } from '#app/owner/sign-in/sign-in-screen.tsx'
import { servicesContext } from '#app/services.ts'
import { LanguageLinks } from '#app/shell/language-links.tsx'
import { SkipLink } from '#app/shell/skip-link.tsx'
import { DeskPersonContext } from '#app/site/desk-person.tsx'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { DeskLink, LocalLink } from '#app/site/local-link.tsx'
import { usePagePath, useWords } from '#app/site/page-context.tsx'
import { factsInWords } from '#content/facts-in-words.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { handOverWords } from '#content/owner/hand-over-words.ts'
import { loadWords } from '#content/owner/load-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { inEachLanguage, localizePath, splitLocale } from '#domain/locale.ts'
import type { Me } from '#domain/owner/roles.ts'
import { fill } from '#domain/text/fill.ts'
import type { Route } from './+types/desk.ts'
import '#app/styles/desk.css'

/** The token with which the browser loaded the frame; undefined as long as it shows what the server rendered. */
type LoadedFor = string | null | undefined

/** Pages of the desk hold no personal data: sections load them as the owner. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content, pictures, owner } = context.get(servicesContext)
	const me: Loaded<Me | null> = { data: undefined }
	const loadedFor: LoadedFor = undefined
	return {
		me,
		loadedFor,
		name: content.facts.name,
		info: {
			offerNames: content.offers[locale],
			facts: inEachLanguage((locale) => factsInWords(content.facts, locale)),
		},
		picture: pictures.resolve('valley-dusk', locale),
		posted: context.get(postedSignIn),
		asksName: await owner.asksName(),
	}
}

/** Runs before any section loads, so that the desk asks for nothing that the role may not see. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
	async ({ url }) => {
		const { data: person } = await loadPerson()
		const { locale, path } = splitLocale(url.pathname)
		const other = person && otherPathFor(person.role, path)
		if (other) throw redirect(localizePath(other, locale))
	},
]

/** The token with which the frame on screen was loaded; a frame whose loading was interrupted is not on screen. */
let shownFor: string | null = null

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	const loadedFor = ownerToken()
	// Not kept with the frame: somebody who signs out without a signal must not be signed in again by an early form.
	let posted: Awaited<ReturnType<typeof serverLoader>>['posted'] = {}
	const loadFrame = async () => {
		const frame = await serverLoader()
		posted = frame.posted
		return frame
	}
	const [frame, me] = await Promise.all([loadFromServer('desk', loadFrame), loadPerson()])
	return { ...frame, posted, me, loadedFor }
}
clientLoader.hydrate = true as const

/** The frame changes with the language, which has other documents, and with the person signed in. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
	const { locale } = splitLocale(currentUrl.pathname)
	return locale !== splitLocale(nextUrl.pathname).locale || shownFor !== ownerToken()
}

export function meta({ loaderData, location }: Route.MetaArgs) {
	if (!loaderData) return []
	const { locale, path } = splitLocale(location.pathname)
	const { name, info } = loaderData
	const words = fill(deskFrameWords[locale], info.facts[locale])
	const section = sectionAt(path)
	const title = section ? words.sections[section] : words.title
	return [
		{ title: `${title} | ${name}` },
		{ name: 'description', content: `${words.title}, ${name}` },
		{ name: 'robots', content: 'noindex' },
	]
}

const loadCards = () => import('#app/components/notice/notice-cards.tsx')

/** The owner's desk: the only part of the site with a router in the browser. */
export default function Desk({ loaderData }: Route.ComponentProps) {
	const chrome = useChrome()
	const { revalidate } = useRevalidator()
	const { loadedFor, me } = loaderData
	useEffect(() => {
		// Until the person is known, every navigation and refresh loads the frame again.
		shownFor = (me.data && loadedFor) ?? null
	}, [loadedFor, me])
	useEffect(forgetGuestDraftsWithOtherTabs, [])
	useResetOnNavigation()
	useFocusOnSigningInOrOut()
	return (
		<DeskLink value={Link}>
			<ReloadContext value={revalidate}>
				<DeskInfoContext value={loaderData.info}>
					<SkipLink label={chrome.skipToContent} />
					<NavigationProgress />
					<DeskScreen hasBar={useIsOwner()} notices={<NoticeRegion load={loadCards} isInFlow />}>
						<SignInOrSections {...loaderData} languages={<LanguageLinks chrome={chrome} />} />
					</DeskScreen>
					<OwnerShortcuts />
				</DeskInfoContext>
			</ReloadContext>
		</DeskLink>
	)
}

/**
 * Somebody whose role was changed is led to what they may see now: at the first call that is refused, and with every section
 * they open and every refresh, because a role that may do more is refused nothing. A first colleague is noticed in the same
 * way.
 */
function useChangedPerson(loadedFor: LoadedFor) {
	const { newRole } = useFilledWords(deskFrameWords)
	const reload = useReload()
	const path = usePagePath()
	const checkedAt = useRef(path)
	const check = useEffectEvent(async () => {
		const { isChanged, hasNewRole } = await reloadPerson()
		if (!isChanged) return
		shownFor = null
		if (hasNewRole) showNotice({ text: newRole })
		await reload()
	})
	useFreshData(loadedFor, () => check())
	useEffect(() => onNotAllowed(() => check()), [])
	useEffect(() => {
		if (checkedAt.current === path) return
		checkedAt.current = path
		check()
	}, [path])
}

type Props = Route.ComponentProps['loaderData'] & { languages: ReactNode }

function SignInOrSections({
	loadedFor,
	name,
	picture,
	posted,
	asksName,
	languages,
	...loaded
}: Props) {
	useChangedPerson(loadedFor)
	const isOwner = useIsOwner()
	// What was loaded for one person is not shown to the next, who may be in another tab, however long theirs takes.
	const me: Loaded<Me | null> = isOfThisPerson(loadedFor) ? loaded.me : { data: undefined }
	const words = useFilledWords(deskFrameWords)
	const handOver = useFilledWords(handOverWords)
	const section = sectionAt(usePagePath())
	const role = me.data?.role
	if (!isOwner)
		return (
			<SignInScreen picture={picture} asksName={asksName} posted={posted}>
				<LocalLink to="/" className="touch">
					{words.publicSite}
				</LocalLink>
				{languages}
				<HandOver
					summary={handOver.lost}
					message={handOver.messages.password}
					{...(asksName && { text: handOver.askAnOwner })}
				/>
			</SignInScreen>
		)
	return (
		<DeskFrame
			siteName={name}
			personName={me.data?.hasColleagues ? me.data.name : undefined}
			title={section ? words.sections[section] : words.title}
			languages={languages}
			sections={(role ? sectionsFor(role) : []).map((name) => ({
				name,
				path: sectionPath(name, role),
				label: words.sections[name],
			}))}
			onSignOut={() => signOut(ownerToken())}
		>
			{me.data ? (
				<DeskPersonContext value={me.data}>
					<Outlet key={me.data.id} />
				</DeskPersonContext>
			) : (
				<UnknownPerson failure={me.failure} />
			)}
		</DeskFrame>
	)
}

/** Takes the place of the sections until the server has said who is signed in. */
function UnknownPerson({ failure }: { failure: unknown }) {
	const { login } = useWords(ownerWords)
	const { tryAgain } = useWords(loadWords)
	const reason = codeOf(failure) === 'offline' ? login.offline : login.failed
	return (
		<NotLoaded
			words={{ loading: login.opening, tryAgain }}
			failure={failure !== undefined && reason}
			onRetry={useReload()}
		/>
	)
}
