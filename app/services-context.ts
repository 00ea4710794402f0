import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

/** What the server lends to loaders and actions: pages reach data through here, never by importing it. */
export const servicesContext = createContext<Services>()
