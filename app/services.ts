import { createContext } from 'react-router'
import type { Services, Visitor } from '#server/services.ts'

/** What the server lends to loaders and actions: pages reach data through here, never by importing it. */
export const servicesContext = createContext<Services>()

/** Who sent a form. Pages rendered for everybody have no visitor. */
export const visitorContext = createContext<Visitor>()
