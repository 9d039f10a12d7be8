import { useEffect, useState } from 'react'

/** A touch dispatches its click a moment after the release. */
const clickDelayMs = 60

/**
 * False until no press is in progress. Something that appeared over the page between a press and its release
 * would swallow the click.
 */
export function useOnceNotPressed(): boolean {
  const runAfterRelease = usePressRelease()
  const [isOnce, setOnce] = useState(false)
  useEffect(() => runAfterRelease(() => setOnce(true)), [runAfterRelease])
  return isOnce
}

interface PressTracker {
  readonly watch: () => () => void
  readonly runAfterRelease: (action: () => void) => void
}

/**
 * Delays an action that moves elements until no press is in progress. An element that has gone from under the
 * pointer at its release gets no click.
 */
export function usePressRelease(): (action: () => void) => void {
  const [{ watch, runAfterRelease }] = useState(createPresses)
  useEffect(watch, [watch])
  return runAfterRelease
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
    timer = setTimeout(end, clickDelayMs)
  }
  const end = (): void => {
    isPressing = false
    const action = waiting
    waiting = undefined
    action?.()
  }
  return {
    watch: () => {
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
    runAfterRelease: (action) => {
      if (isPressing) waiting = action
      else action()
    },
  }
}
