import type { Page } from '@playwright/test'

/**
 * What covers a main button of the page on show, by the element that lies there instead. Each button is met where a person
 * meets it: wherever it stands when the page is opened and at its end, and scrolled into view from above and from below.
 */
export async function coveredButtons(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    const frames = async (): Promise<void> => {
      for (const _ of ['measured', 'drawn']) await new Promise(requestAnimationFrame)
    }
    const accent = (() => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--accent)'
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })()
    const isMain = (element: HTMLElement): boolean =>
      element.matches('[type="submit"], [data-main-button] *') ||
      getComputedStyle(element).backgroundColor === accent
    const buttons = [...document.querySelectorAll<HTMLElement>('main :is(button, a[href])')].filter(
      (element) => isMain(element) && element.checkVisibility({ visibilityProperty: true }),
    )
    const told: string[] = []
    /** Bars at the edges of the window may hide what can be scrolled clear of them. Prompts and notices may not. */
    const edges = 'header, nav, [class*="sticky bottom-"]:not(#prompts)'
    const look = (button: HTMLElement, where: string, isScrolledTo: boolean): void => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
        if (isScrolledTo && x >= 0 && x < innerWidth)
          told.push(`${button.innerText}, ${where}: not in the window`)
        return
      }
      const there = document.elementFromPoint(x, y)
      if (there && (button.contains(there) || there.contains(button))) return
      if (!isScrolledTo && there?.closest(edges)) return
      told.push(
        `${button.innerText}, ${where}: ${there?.closest('section, header, nav, div')?.outerHTML.slice(0, 120)}`,
      )
    }
    for (const [where, top] of [
      ['at the top', 0],
      ['at the end', document.documentElement.scrollHeight],
    ] as const) {
      scrollTo({ top, behavior: 'instant' })
      await frames()
      for (const button of buttons) look(button, where, false)
    }
    for (const block of ['nearest', 'center'] as const)
      for (const button of buttons.slice(0, 4)) {
        button.scrollIntoView({ block, behavior: 'instant' })
        await frames()
        look(button, `scrolled to, ${block}`, true)
      }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(told)]
  })
}
