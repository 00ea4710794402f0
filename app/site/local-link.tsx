import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'
import { localizePath } from '#domain/locale.ts'
import { isDesk, useLocale } from './page-context.tsx'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** The desk's own links, which stay inside its app; undefined on visitors' pages, where every link is an ordinary one. */
export const DeskLink = createContext<ComponentType<Props> | undefined>(undefined)

/** A link to another page of the site in the current language. `to` is the Spanish path. */
export function LocalLink({ to, ...props }: Props) {
	const Link = useContext(DeskLink)
	const address = localizePath(to, useLocale())
	return Link && isDesk(to) ? <Link to={address} {...props} /> : <a href={address} {...props} />
}
