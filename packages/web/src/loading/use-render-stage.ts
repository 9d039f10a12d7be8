import { useHydrated, useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { runAfterPaint } from './run-after-paint.ts'
import { scrollPosition } from './scroll-position.ts'

/**
 * The part of a page that is rendered: the text of its first screen, the whole first screen with pictures, or
 * everything.
 */
export type RenderStage = 'text' | 'screen' | 'all'

interface RenderedPage {
  readonly opened: string
  readonly stage: RenderStage
}

/**
 * Draws a newly opened page in stages: first its text, then the pictures of the first screen, then what is
 * below. Each stage waits until the one before is painted. Draws everything at once if the server rendered
 * the page, or if the user returns to a position further down.
 */
export function useRenderStage(opened: string): RenderStage {
  const router = useRouter()
  const isTakenOver = useHydrated()
  const [last, setLast] = useState<RenderedPage | undefined>(
    isTakenOver ? undefined : { opened, stage: 'all' },
  )
  const initialStage = (): RenderStage => {
    const position = scrollPosition(router)
    return position !== undefined && position.scrollY > 0 ? 'all' : 'text'
  }
  const stage = last?.opened === opened ? last.stage : initialStage()
  const onContinue = useEffectEvent((painted: string) => {
    if (stage === 'text') setLast({ opened: painted, stage: 'screen' })
    startTransition(() => setLast({ opened: painted, stage: 'all' }))
  })
  useEffect(() => runAfterPaint(() => onContinue(opened)), [opened])
  return stage
}
