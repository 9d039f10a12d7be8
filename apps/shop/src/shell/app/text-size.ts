/** The size of text on iOS without a change by the user, in pixels. */
const appleBodyPx = 17
const rootPx = 16
/** From here on, rows need another form (`large-text.css`). */
const largeFrom = 1.35

/**
 * Applies the text size that the user has chosen for the phone. iOS reveals it only by a special font; Android's web view
 * scales the text itself, so it is measured.
 */
export function followTextSize(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const measure = (): void => {
    sheet.replaceSync('')
    const line = document.createElement('span')
    line.style.cssText = 'position:absolute;visibility:hidden;font:-apple-system-body;line-height:1'
    line.textContent = 'x'
    document.body.append(line)
    const isApple = CSS.supports('font', '-apple-system-body')
    if (!isApple) line.style.font = `${rootPx}px/1 sans-serif`
    const size = isApple
      ? Number.parseFloat(getComputedStyle(line).fontSize) / appleBodyPx
      : line.offsetHeight / rootPx
    line.remove()
    if (isApple && size !== 1) sheet.replaceSync(`:root { font-size: ${rootPx * size}px }`)
    const { dataset } = document.documentElement
    if (size >= largeFrom) dataset['text'] = 'large'
    else delete dataset['text']
  }
  measure()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && measure())
}
