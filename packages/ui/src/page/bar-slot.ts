import { createContext } from 'react'

/**
 * The element in an app's bar that contains the header of the page. Undefined without such a bar, as in a browser; null
 * until it is mounted.
 */
export const BarSlot = createContext<HTMLElement | null | undefined>(undefined)
