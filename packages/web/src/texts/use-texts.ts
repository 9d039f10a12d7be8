import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { TextPart } from './loaded-texts.ts'

/**
 * For overlays that open over any page. True once the extra texts that they need are loaded. Loading starts
 * when the overlay first opens.
 */
export function useTexts(part: TextPart): boolean {
  const { texts } = useRouteContext({ from: '__root__' })
  const [areLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let isLeft = false
    void Promise.resolve(texts?.fetch([{ staticData: { texts: part } }]))
      .then(() => {
        if (!isLeft) setLoaded(true)
      })
      // Without a connection, it opens the next time.
      .catch(() => undefined)
    return () => void (isLeft = true)
  }, [texts, part])
  return areLoaded
}
