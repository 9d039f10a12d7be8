import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { WordsPart } from '../app/words.ts'

/** For what opens over any page: are the texts there that it takes beyond those of every visit? They are fetched when it first opens. */
export function useWords(words: WordsPart): boolean {
  const { fetchWords } = useRouteContext({ from: '__root__' })
  const [areThere, setThere] = useState(false)
  useEffect(() => {
    let isLeft = false
    void Promise.resolve(fetchWords([{ staticData: { words } }]))
      .then(() => {
        if (!isLeft) setThere(true)
      })
      // Without a connection it opens the next time.
      .catch(() => undefined)
    return () => void (isLeft = true)
  }, [fetchWords, words])
  return areThere
}
