import { useEffect } from 'react'
import { redirect, useNavigate } from 'react-router'
import { sectionPath } from '#app/desk/frame/sections.ts'
import { postedSignIn, signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { useLocale } from '#app/site/page-context.tsx'
import { localizePath, splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/start.ts'

const first = sectionPath('today')

export const action = signInAction

/** `/admin` leads to the first section. Not after a post: the browser takes the token from the response first. */
export function loader({ url, context }: Route.LoaderArgs) {
	const { token, refusal } = context.get(postedSignIn)
	if (!token && !refusal) throw redirect(localizePath(first, splitLocale(url.pathname).locale))
	return null
}

export default function Start() {
	const navigate = useNavigate()
	const locale = useLocale()
	useEffect(() => {
		navigate(localizePath(first, locale), { replace: true })
	}, [navigate, locale])
	return null
}
