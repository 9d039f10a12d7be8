import type { ViewTransitionOptions } from '@tanstack/router-core'
import { depthOfState, tabOfState } from './tab-history.ts'

interface Place {
  readonly pathname: string
  readonly state: object
}

/** The transition from one page to another: deeper, back, or none. */
export function transitionBetween(from: Place | undefined, to: Place): 'deeper' | 'back' | undefined {
  if (!from || from.pathname === to.pathname) return undefined
  const step = depthOfState(to.state) - depthOfState(from.state)
  const isOtherTab = tabOfState(from.state) !== tabOfState(to.state) && depthOfState(to.state) > 0
  if (step === 0 || isOtherTab) return undefined
  return step > 0 ? 'deeper' : 'back'
}

/**
 * Lets pages move into place, and the picture of a pressed product grow into the large one (`app.css`). Without effect where the user wants no motion,
 * after a swipe that the system has drawn itself, and in older web views.
 */
export function pageTransition(): ViewTransitionOptions {
  let isDrawnBySystem = false
  let shot: HTMLElement | undefined
  addEventListener('popstate', (event) => (isDrawnBySystem = event.hasUAVisualTransition), { capture: true })
  document.addEventListener('click', ({ target }) => (shot = pictureOfProduct(target)), { capture: true })
  return {
    types: ({ fromLocation, toLocation }) => {
      const wasDrawn = isDrawnBySystem
      isDrawnBySystem = false
      const type = transitionBetween(fromLocation, toLocation)
      const isOff = wasDrawn || matchMedia('(prefers-reduced-motion: reduce)').matches
      if (isOff || !type) return false
      if (type === 'deeper' && toLocation.pathname.split('/')[1] === 'product') markOnce(shot)
      return [type]
    },
  }
}

function pictureOfProduct(target: EventTarget | null): HTMLElement | undefined {
  const card = target instanceof Element ? target.closest('li, article, tr') : null
  return card?.querySelector<HTMLElement>('[data-tile]') ?? undefined
}

/** One picture at a time has the name: that of the pressed product, until it has been drawn. */
function markOnce(picture: HTMLElement | undefined): void {
  if (!picture) return
  picture.style.viewTransitionName = 'product-shot'
  setTimeout(() => (picture.style.viewTransitionName = ''), 400)
}
