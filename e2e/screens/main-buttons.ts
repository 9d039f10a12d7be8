import type { Page } from '@playwright/test'

export interface MainButtons {
  readonly found: readonly string[]
  /** Main buttons whose centre is covered, with the covering element. */
  readonly covered: readonly string[]
}

/**
 * Checks the main buttons where a user sees them: at the start and end of the page, and scrolled into view at the edge and in the middle.
 */
export async function mainButtons(page: Page): Promise<MainButtons> {
  return await page.evaluate(async () => {
    const frames = async (): Promise<void> => {
      for (const _ of ['measured', 'drawn']) await new Promise(requestAnimationFrame)
    }
    const probe = document.createElement('i')
    probe.style.color = 'var(--accent)'
    document.body.append(probe)
    const accent = getComputedStyle(probe).color
    probe.remove()
    // Identifies them by appearance, not by the marker attribute that prompts use.
    const isMain = (element: HTMLElement): boolean =>
      element.matches('[type="submit"], [data-main-button] *') ||
      getComputedStyle(element).backgroundColor === accent
    const buttons = [...document.querySelectorAll<HTMLElement>('main :is(button, a[href])')].filter(
      (element) => isMain(element) && element.checkVisibility({ visibilityProperty: true }),
    )
    const nameOf = (button: HTMLElement): string =>
      (button.getAttribute('aria-label') ?? button.innerText).replaceAll(/\s+/g, ' ').trim()
    const covered = new Set<string>()
    /** Bars at the window's edges may cover content that can be scrolled clear. Prompts and notices may not. */
    const edges = 'header, nav, [class*="sticky bottom-"]:not(#prompts)'
    const check = (button: HTMLElement, position: string, isScrolledTo: boolean): void => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      // Outside the window, in a row that scrolls sideways.
      if (x < 0 || x >= innerWidth) return
      if (y < 0 || y >= innerHeight) {
        if (isScrolledTo) covered.add(`${nameOf(button)}, ${position}: not in the window`)
        return
      }
      const isInWindow = document.elementFromPoint(x, y)
      if (isInWindow && (button.contains(isInWindow) || isInWindow.contains(button))) return
      if (!isScrolledTo && isInWindow?.closest(edges)) return
      const over = isInWindow?.closest('section, header, nav, div')?.outerHTML.slice(0, 120)
      covered.add(`${nameOf(button)}, ${position}: ${over}`)
    }
    for (const [position, top] of [
      ['at the top', 0],
      ['at the end', document.documentElement.scrollHeight],
    ] as const) {
      scrollTo({ top, behavior: 'instant' })
      await frames()
      for (const button of buttons) check(button, position, false)
    }
    for (const block of ['nearest', 'center'] as const)
      for (const button of buttons.slice(0, 3)) {
        button.scrollIntoView({ block, behavior: 'instant' })
        await frames()
        check(button, `scrolled to, ${block}`, true)
      }
    scrollTo({ top: 0, behavior: 'instant' })
    return { found: buttons.map(nameOf), covered: [...covered] }
  })
}
