import { createContext } from 'react'

/**
 * Marks the inline scripts and styles that we write. The policy allows what carries the mark of its rendering, by hashes,
 * and nothing else inline; the mark itself is taken out (server/pages/marked-inline.ts). Only the server has it.
 */
export const InlineMark = createContext<string | undefined>(undefined)
