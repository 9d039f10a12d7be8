import type { ReactNode } from 'react'

/** What a person wrote, for a translation with marks in it: as a string, `<b>` in it would count as one of them. */
export function asText(written: string | null): ReactNode {
  return <>{written}</>
}
