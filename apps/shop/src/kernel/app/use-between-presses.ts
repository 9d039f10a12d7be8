import { useEffect, useState } from 'react'

/** The click of a finger comes a moment after it was lifted. */
const clickWithinMs = 60

/** False until nobody presses anything: what comes over the page does not come between a press and its release, which would then be none. */
export function useOnceNotPressed(): boolean {
  const doBetween = useBetweenPresses()
  const [isOnce, setOnce] = useState(false)
  useEffect(() => doBetween(() => setOnce(true)), [doBetween])
  return isOnce
}

interface Presses {
  readonly follow: () => () => void
  readonly doBetween: (act: () => void) => void
}

/** Does what moves things about once nobody presses any: what is gone from under the pointer when it is let go was not pressed. */
export function useBetweenPresses(): (act: () => void) => void {
  const [{ follow, doBetween }] = useState(makePresses)
  useEffect(follow, [follow])
  return doBetween
}

function makePresses(): Presses {
  let isPressing = false
  let waiting: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = ({ target }: Event): void => {
    clearTimeout(timer)
    // The bar one scrolls with is the root's, and some browsers do not say when it is let go.
    isPressing = target !== document.documentElement
    if (!isPressing) end()
  }
  const endSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(end, clickWithinMs)
  }
  const end = (): void => {
    isPressing = false
    const act = waiting
    waiting = undefined
    act?.()
  }
  return {
    follow: () => {
      isPressing = document.querySelector('body :active') !== null
      const stop = new AbortController()
      const options = { signal: stop.signal, capture: true, passive: true }
      addEventListener('pointerdown', begin, options)
      // A finger that scrolls is not pressing: its press is cancelled. What is dragged is let go without another word.
      for (const type of ['pointerup', 'pointercancel', 'dragend']) addEventListener(type, endSoon, options)
      return () => {
        stop.abort()
        clearTimeout(timer)
        isPressing = false
        waiting = undefined
      }
    },
    doBetween: (act) => {
      if (isPressing) waiting = act
      else act()
    },
  }
}
