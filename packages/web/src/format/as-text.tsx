import type { ReactNode } from 'react'

/** Wraps a user's text for a translation with markup. As a plain string, a `<b>` in it would count as markup. */
export function asText(written: string | null): ReactNode {
  return <>{written}</>
}
