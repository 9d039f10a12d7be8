import { useHydrated, useRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** How much of a page is drawn: what can be read on its first screen, all of that screen with its pictures, all of it. */
export type RenderStage = 'words' | 'screen' | 'all'

interface DrawnOf {
  readonly opened: string
  readonly drawn: RenderStage
}

/**
 * Something that was just opened shows its words first; what is more to look at than to read, and then what lies below the first
 * screen, follow when those are painted. All at once where the server drew it, and where one comes back to a place further down.
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
  const goOn = useEffectEvent((painted: string) => {
    if (drawn === 'words') setLast({ opened: painted, drawn: 'screen' })
    startTransition(() => setLast({ opened: painted, drawn: 'all' }))
  })
  useEffect(() => afterPaint(() => goOn(opened)), [opened])
  return drawn
}
