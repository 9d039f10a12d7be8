import { useHydrated, useRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** How much of a page is drawn: the text of its first screen, the whole first screen with pictures, or everything. */
export type RenderStage = 'words' | 'screen' | 'all'

interface DrawnOf {
  readonly opened: string
  readonly drawn: RenderStage
}

/**
 * Draws a newly opened page in stages: first its text, then the pictures of the first screen, then what is
 * below. Each stage waits until the one before is painted. Draws everything at once if the server rendered
 * the page, or if the user returns to a position further down.
 */
export function useRenderStage(opened: string): RenderStage {
  const router = useRouter()
  const isTakenOver = useHydrated()
  const [last, setLast] = useState<DrawnOf | undefined>(isTakenOver ? undefined : { opened, drawn: 'all' })
  const begun = (): RenderStage => {
    const place = getElementScrollRestorationEntry(router, { getElement: () => window })
    return place !== undefined && place.scrollY > 0 ? 'all' : 'words'
  }
  const drawn = last?.opened === opened ? last.drawn : begun()
  const onContinue = useEffectEvent((painted: string) => {
    if (drawn === 'words') setLast({ opened: painted, drawn: 'screen' })
    startTransition(() => setLast({ opened: painted, drawn: 'all' }))
  })
  useEffect(() => afterPaint(() => onContinue(opened)), [opened])
  return drawn
}
