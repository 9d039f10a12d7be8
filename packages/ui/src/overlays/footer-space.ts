/** What stands at the foot of the window above the tabs; each part reserves its height there (base.css adds them up). */
type FootPart = '--page-bar' | '--prompt'

/** Reserves room at the foot of the window. Whatever else stays there stands above it, and the page scrolls clear of it. */
export function reserveFoot(part: FootPart, height: number): void {
  const { style } = document.documentElement
  if (height === 0) style.removeProperty(part)
  else style.setProperty(part, `${height}px`)
}

/** Calls back now, and at most once a frame when the page may have moved under an element that stays in its place. */
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

/** Marks a button that takes the page forward: `look="go"`, and the control that adds the product of a product page. */
export const mainButton = { 'data-main-button': '' } as const
/** Whatever sends a form is one too, however it looks. */
const mainButtons = 'main :is([data-main-button], [type="submit"])'

/** True if an element that floats over the page lies over one of the page's main buttons. */
export function coversMainButton(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  return [...document.querySelectorAll<HTMLElement>(mainButtons)].some((button) => {
    const { width, height, left, right, top, bottom } = button.getBoundingClientRect()
    const isDrawn = width > 0 && height > 0
    return isDrawn && left < box.right && right > box.left && top < box.bottom && bottom > box.top
  })
}
