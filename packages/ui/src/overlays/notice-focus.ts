import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** What moves the focus to the newest notice with a button, and back. Screen readers hear it with the button. */
export const noticeKey = 'F6'

/** Notices come last in the page. Their key leads to them, and the focus returns to where it was when they have gone. */
export function useNoticeFocus(ref: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<Element>(null)
  useEffect(() => {
    const stop = new AbortController()
    const region = ref.current
    const isIn = (element: unknown) => element instanceof Node && region?.contains(element) === true
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      if (!isIn(target) || isIn(relatedTarget)) return
      const isByKeyboard = target instanceof Element && target.matches(':focus-visible')
      cameFrom.current = isByKeyboard && relatedTarget instanceof Element ? relatedTarget : null
    }
    const onKey = (event: KeyboardEvent) => {
      const isInside = isIn(document.activeElement)
      if (event.key !== noticeKey && !(event.key === 'Escape' && isInside)) return
      const target = isInside ? cameFrom.current : newestButton(region)
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', onFocus, { signal: stop.signal })
    document.addEventListener('keydown', onKey, { signal: stop.signal })
    return () => stop.abort()
  }, [ref])
  // The notices rendered again, so one may have gone.
  useLayoutEffect(() => {
    const { current } = cameFrom
    if (document.activeElement === document.body && current instanceof HTMLElement)
      current.focus({ preventScroll: true })
  })
}

function newestButton(region: HTMLElement | null): Element | undefined {
  return [...(region?.children ?? [])]
    .flatMap((notice) => notice.querySelector('button:not([tabindex="-1"])') ?? [])
    .at(-1)
}
