import type { Page } from '@playwright/test'

const smallest = 44

/**
 * The controls of a page that a finger misses: those whose pressable area is smaller than 44 by 44 pixels, and those whose middle or corners
 * press another control. Controls within a sentence are exempt, like in WCAG 2.5.5. Asks the browser which element each point belongs to,
 * so that padding, labels and pseudo-elements count, and an area counts for one control only. The window must be as high as the page.
 */
export async function missedTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate((size) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="option"], [role="row"][tabindex]'

    function pressedAt(x: number, y: number): Element | null {
      const control = document.elementFromPoint(x, y)?.closest(`${controls}, label`) ?? null
      return control instanceof HTMLLabelElement ? control.control : control
    }

    /** How far the pressable area reaches from a point, in one direction and the opposite one. */
    function extent(control: Element, x: number, y: number, [dx, dy]: readonly [number, number]): number {
      const half = (size - 1) / 2
      const isPressed = (by: number) => {
        const over = pressedAt(x + dx * by, y + dy * by)
        return over === control || (over !== null && floatsOver(over, control))
      }
      if (isPressed(half) && isPressed(-half)) return size
      let total = 1
      for (const direction of [1, -1])
        for (let far = 1; far < size && isPressed(far * direction); far += 1) total += 1
      return total
    }

    function isWithinSentence(control: Element): boolean {
      if (!getComputedStyle(control).display.startsWith('inline')) return false
      const around = [...(control.parentElement?.childNodes ?? [])].filter((node) => node !== control)
      return around.some((node) => node instanceof Text && /\p{L}{3}/u.test(node.data))
    }

    function isShown(control: Element): boolean {
      return (
        control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        !control.matches(':disabled, [inert] *, .sr-only, .sr-only *')
      )
    }

    /** True for a button that is drawn in a field. */
    function standsIn(over: Element, control: Element): boolean {
      const [one, other] = [over.getBoundingClientRect(), control.getBoundingClientRect()]
      return (
        one.left >= other.left &&
        one.right <= other.right &&
        one.top >= other.top &&
        one.bottom <= other.bottom
      )
    }

    /** True for a bar or a prompt that the page scrolls behind. */
    function floatsOver(over: Element, control: Element): boolean {
      for (let each: Element | null = over; each && !each.contains(control); each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true
      return false
    }

    function nameOf(control: Element): string {
      const name = control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('name'))
      return `${control.localName} “${name?.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`
    }

    function missOf(control: Element): string | undefined {
      const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
      if (!box || !isShown(control) || isWithinSentence(control)) return undefined
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      // Beyond the edge of a list that scrolls sideways.
      if (x < 0 || x > innerWidth) return undefined
      const near = Math.min(4, box.width / 4, box.height / 4)
      const corners = [box.left + near, box.right - near].flatMap((cornerX) =>
        [box.top + near, box.bottom - near].map((cornerY) => [cornerX, cornerY] as const),
      )
      const over = [[x, y] as const, ...corners]
        .filter(([pointX]) => pointX >= 0 && pointX < innerWidth)
        .map((point) => pressedAt(...point))
        .find(
          (each) => each !== null && each !== control && !control.contains(each) && !standsIn(each, control),
        )
      if (over) return floatsOver(over, control) ? undefined : `${nameOf(control)} under ${nameOf(over)}`
      if (pressedAt(x, y) !== control) return undefined
      const width = extent(control, x, y, [1, 0])
      const height = extent(control, x, y, [0, 1])
      return width < size || height < size ? `${nameOf(control)} ${width} × ${height}` : undefined
    }

    return [...document.querySelectorAll(controls)].map(missOf).filter((miss) => miss !== undefined)
  }, smallest)
}
