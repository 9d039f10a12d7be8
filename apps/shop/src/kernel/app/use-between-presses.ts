import { useEffect, useState } from 'react'

/** A touch dispatches its click a moment after the release. */
const clickWithinMs = 60

/**
 * False until no press is in progress. Something that appeared over the page between a press and its release
 * would swallow the click.
 */
export function useOnceNotPressed(): boolean {
  const doBetween = useBetweenPresses()
  const [isOnce, setOnce] = useState(false)
  useEffect(() => doBetween(() => setOnce(true)), [doBetween])
  return isOnce
}

interface PressTracker {
  readonly follow: () => () => void
  readonly doBetween: (action: () => void) => void
}

/**
 * Delays an action that moves elements until no press is in progress. An element that has gone from under the
 * pointer at its release gets no click.
 */
export function useBetweenPresses(): (action: () => void) => void {
  const [{ follow, doBetween }] = useState(createPresses)
  useEffect(follow, [follow])
  return doBetween
}

function createPresses(): PressTracker {
  let isPressing = false
  let waiting: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = ({ target }: Event): void => {
    clearTimeout(timer)
    // The page's scrollbar belongs to the root element, and some browsers do not report its release.
    isPressing = target !== document.documentElement
    if (!isPressing) end()
  }
  const endSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(end, clickWithinMs)
  }
  const end = (): void => {
    isPressing = false
    const action = waiting
    waiting = undefined
    action?.()
  }
  return {
    follow: () => {
      isPressing = document.querySelector('body :active') !== null
      const stop = new AbortController()
      const options = { signal: stop.signal, capture: true, passive: true }
      addEventListener('pointerdown', begin, options)
      // A finger that scrolls is not pressing: the browser cancels its press. A drag ends with `dragend`
      // alone.
      for (const type of ['pointerup', 'pointercancel', 'dragend']) addEventListener(type, endSoon, options)
      return () => {
        stop.abort()
        clearTimeout(timer)
        isPressing = false
        waiting = undefined
      }
    },
    doBetween: (action) => {
      if (isPressing) waiting = action
      else action()
    },
  }
}
