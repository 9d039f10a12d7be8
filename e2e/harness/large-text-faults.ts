import type { Page } from '@playwright/test'

/** Amounts that are broken into lines or stick out of the window, names that are cut off, and a page that is too wide. */
export async function largeTextFaults(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const found: string[] = []
    // `innerWidth` grows with a page that is too wide.
    const { scrollWidth, clientWidth } = document.documentElement
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement
      if (
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('.sr-only, .product-shelf')
      )
        continue
      for (const match of node.data.matchAll(/[£€₺]\s?\d(?:[\d,.\s]*\d)?/g)) {
        const range = new Range()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) found.push(`${match[0]} breaks`)
        // A table scrolls sideways by itself.
        const isReachable = parent.closest('.overflow-x-auto') !== null
        if (!isReachable && rects.some(({ right }) => right > clientWidth + 1))
          found.push(`${match[0]} sticks out`)
      }
    }
    for (const text of document.querySelectorAll<HTMLElement>('[data-basket-line] :is(a, p)'))
      if (getComputedStyle(text).overflow === 'hidden' && text.scrollHeight > text.clientHeight + 1)
        found.push(`${text.innerText} is cut`)
    for (const name of document.querySelectorAll<HTMLElement>('[data-tab-name]'))
      if (name.scrollWidth > name.clientWidth + 1 || name.offsetHeight > 34)
        found.push(`the tab ${name.innerText} is cut`)
    if (scrollWidth > clientWidth) {
      const wide = [...document.querySelectorAll('body *')].filter((each) => {
        const range = new Range()
        range.selectNodeContents(each)
        return range.getBoundingClientRect().right > clientWidth + 1
      })
      found.push(`the page is too wide: ${wide.at(-1)?.outerHTML.slice(0, 300)}`)
    }
    const skipLink = document.querySelector('a[href="#main"]')
    if (skipLink && skipLink.getBoundingClientRect().bottom > 0) found.push('the skip link is shown')
    return found
  })
}
