import { phoneWidth } from '@provender/ui/tokens/phone-width'
import { feel } from '@provender/web/input/feel'

/** Before that, a finger may still want to scroll. */
const startPx = 12
/** After that, a finger that rests shows the actions. */
const holdMs = 500
/** A shorter swipe closes the line again. */
const openPx = 56

/** True if the actions of a line are beside it (`basket-lines.css`). */
const isSwiped = () => matchMedia(`${phoneWidth} and (pointer: coarse)`).matches

/**
 * Lets a finger move the lines of a basket aside, to their actions; a finger that rests and the button of a line do
 * the same. Beyond half of the width, the line is removed. Returns the function that stops it.
 */
export function followSwipes(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let swipe: Swipe | undefined
  let opened: HTMLElement | undefined
  let isHeld = false
  let holding: ReturnType<typeof setTimeout> | undefined
  const close = (): void => {
    if (opened) rest(opened)
    opened = undefined
  }
  const hold = (): void => {
    if (!swipe || swipe.isMoving) return
    close()
    opened = swipe.line
    open(opened)
    isHeld = true
  }
  const closeUnlessUsed = (target: EventTarget | null): void => {
    if (lineOf(target) !== opened || !(isAction(target) || isMore(target))) close()
  }
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary) return
      const line = lineOf(event.target)
      closeUnlessUsed(event.target)
      swipe =
        line && event.pointerType === 'touch' && isSwiped() && !isAction(event.target)
          ? startOf(line, event)
          : undefined
      isHeld = false
      clearTimeout(holding)
      if (swipe && !isQuantity(event.target)) holding = setTimeout(hold, holdMs)
    },
    { signal },
  )
  document.addEventListener(
    'pointermove',
    (event) => {
      if (!swipe || !event.isPrimary) return
      const [x, y] = [event.clientX - swipe.startX, event.clientY - swipe.startY]
      if (!swipe.isMoving && Math.abs(y) > Math.max(startPx, Math.abs(x))) swipe = undefined
      else if (swipe.isMoving || x < -startPx) move(swipe, x)
      if (!swipe || swipe.isMoving) clearTimeout(holding)
    },
    { signal },
  )
  document.addEventListener(
    'pointerup',
    (event) => {
      if (!event.isPrimary) return
      clearTimeout(holding)
      if (swipe?.isMoving || isHeld) swallowClick()
      if (swipe?.isMoving) opened = finish(swipe, isHeld)
      swipe = undefined
    },
    { signal },
  )
  document.addEventListener(
    'pointercancel',
    (event) => {
      if (!event.isPrimary) return
      clearTimeout(holding)
      if (swipe?.isMoving) rest(swipe.line)
      swipe = undefined
    },
    { signal },
  )
  // The menu of a held link would lie over the actions.
  document.addEventListener(
    'contextmenu',
    (event) => {
      if (swipe || isHeld) event.preventDefault()
    },
    { signal },
  )
  document.addEventListener('scroll', close, { signal, passive: true })
  document.addEventListener(
    'click',
    ({ target }) => {
      if (isAction(target)) return close()
      const line = isMore(target) && lineOf(target)
      if (!line) return
      const wasOpen = line === opened
      close()
      if (wasOpen) return
      opened = line
      open(line)
    },
    { signal },
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      // The finger that is lifted after it rested focuses what is below it.
      if (!isHeld) closeUnlessUsed(target)
    },
    { signal },
  )
  return () => {
    clearTimeout(holding)
    stop.abort()
  }
}

interface Swipe {
  readonly line: HTMLElement
  readonly startX: number
  readonly startY: number
  isMoving: boolean
  /** In pixels; never above 0, because lines move only to the left. */
  x: number
}

function startOf(line: HTMLElement, { clientX: startX, clientY: startY }: PointerEvent): Swipe {
  return { line, startX, startY, isMoving: false, x: 0 }
}

function lineOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-basket-line]')) || undefined
}

function isAction(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-line-action]') !== null
}

function isQuantity(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-line-quantity]') !== null
}

function isMore(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-line-more]') !== null
}

function move(swipe: Swipe, x: number): void {
  const wasFar = isFar(swipe)
  swipe.isMoving = true
  swipe.x = Math.min(0, x)
  if (isFar(swipe) !== wasFar) feel('commit')
  swipe.line.dataset['swipe'] = 'moving'
  swipe.line.style.setProperty('--swipe', `${swipe.x}px`)
}

function isFar({ line, x }: Swipe): boolean {
  return -x > line.clientWidth / 2
}

/** Returns the line if it stays open: a line that a resting finger opened is not closed by a small movement. */
function finish(swipe: Swipe, isHeld: boolean): HTMLElement | undefined {
  const { line, x } = swipe
  line.style.removeProperty('--swipe')
  if (isFar(swipe)) line.querySelector<HTMLElement>('[data-line-action="remove"] button')?.click()
  if (isFar(swipe) || (-x < openPx && !isHeld)) {
    rest(line)
    return undefined
  }
  line.dataset['swipe'] = 'open'
  return line
}

/** Shows the actions, and focuses the first. */
function open(line: HTMLElement): void {
  line.dataset['swipe'] = 'open'
  line
    .querySelector<HTMLElement>('button[data-line-action], [data-line-action] button')
    ?.focus({ preventScroll: true })
}

function rest(line: HTMLElement): void {
  line.style.removeProperty('--swipe')
  delete line.dataset['swipe']
}

/** Drops the click that ends a swipe, because it would press the element below the finger. */
function swallowClick(): void {
  const stop = new AbortController()
  document.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal: stop.signal },
  )
  setTimeout(() => stop.abort())
}
