/** Elements fixed to the bottom of the window, above the tabs. Each reserves its height as a CSS variable (base.css adds them up). */
type FootPart = '--page-bar' | '--prompt'

/** Reserves space at the bottom of the window. Other fixed elements move above it, and the page can scroll clear of it. */
export function reserveFooter(part: FootPart, height: number): void {
  const { style } = document.documentElement
  if (height === 0) style.removeProperty(part)
  else style.setProperty(part, `${height}px`)
}

/** Calls `onLayout` now, and at most once per frame when the page may have moved under a fixed element. */
export function followLayout(element: HTMLElement, onLayout: () => void): () => void {
  let frame: number | undefined
  const soon = (): void => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      onLayout()
    })
  }
  const main = document.querySelector('main') ?? document.body
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true }
  addEventListener('scroll', soon, options)
  addEventListener('resize', soon, options)
  const sizes = new ResizeObserver(soon)
  sizes.observe(element)
  sizes.observe(main)
  const contents = new MutationObserver(soon)
  contents.observe(main, { childList: true, subtree: true })
  onLayout()
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    stop.abort()
    sizes.disconnect()
    contents.disconnect()
  }
}

/** Marks a main button: `look="go"`, and the add control of a product page. */
export const mainButton = { 'data-main-button': '' } as const
/** Submit buttons count as main buttons with any look. */
const mainButtons = 'main :is([data-main-button], [type="submit"])'

/** True if a floating element covers a main button of the page. */
export function coversMainButton(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  return [...document.querySelectorAll<HTMLElement>(mainButtons)].some((button) => {
    const { width, height, left, right, top, bottom } = button.getBoundingClientRect()
    const isDrawn = width > 0 && height > 0
    return isDrawn && left < box.right && right > box.left && top < box.bottom && bottom > box.top
  })
}
