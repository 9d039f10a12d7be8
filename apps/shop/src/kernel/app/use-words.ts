import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { WordsPart } from './words.ts'

/** For what opens over any page: are the texts there that it takes beyond those of every visit? They are fetched when it first opens. */
export function useWords(part: WordsPart): boolean {
  const { words } = useRouteContext({ from: '__root__' })
  const [areThere, setThere] = useState(false)
  useEffect(() => {
    let isLeft = false
    void Promise.resolve(words?.fetch([{ staticData: { words: part } }]))
      .then(() => {
        if (!isLeft) setThere(true)
      })
      // Without a connection it opens the next time.
      .catch(() => undefined)
    return () => void (isLeft = true)
  }, [words, part])
  return areThere
}
