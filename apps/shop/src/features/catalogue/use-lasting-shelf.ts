import { useState } from 'react'
import type { Shelf } from './shelf.ts'
import { useShelf } from './use-shelf.ts'

/** The one of the first draw, in the language of the page: hundreds of lines share it, and would all be drawn again with a new one. */
export function useLastingShelf(): Shelf {
  const now = useShelf()
  const [first, setFirst] = useState(now)
  if (first.language === now.language) return first
  setFirst(now)
  return now
}
