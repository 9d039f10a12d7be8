import { expect, type Locator } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { basketLines, fillBasket } from '../screens/basket-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

/** The visible parts of a line that lie over each other. */
async function overlapsIn(line: Locator): Promise<readonly string[]> {
  return await line.evaluate((element) => {
    const parts = [...element.children]
      .filter(
        (part) =>
          part.checkVisibility() && !part.matches('.sr-only, [data-line-more], :has([data-line-action])'),
      )
      .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right - 1 &&
            box.left < one.box.right - 1 &&
            one.box.top < box.bottom - 1 &&
            box.top < one.box.bottom - 1,
        )
        .map((other) => `${one.text} and ${other.text}`),
    )
  })
}

test('on a touch screen of any width, no two parts of a line lie over each other', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [butter.id]: 2, [mopHead.id]: 3 })
  await open(page, '/baskets/detail')
  for (const width of [360, 600, 667, 700, 743, 820]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await overlapsIn(basketLines(page, butter.name)), `at ${width} px`).toEqual([])
  }
})

test('on a touch screen, the button of a line shows what can be done with it', async ({ enter }) => {
  const page = await enter('demo', phone)
  await fillBasket(page, { [butter.id]: 2, [mopHead.id]: 3 })
  await open(page, '/baskets/detail')
  const line = basketLines(page, butter.name)
  const more = line.getByRole('button', { name: new RegExp(`^More, .*${butter.name}`) })
  await more.focus()
  const { width, height } = (await more.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const note = line.getByRole('button', { name: /^Add a note/ })
  await expect(note).not.toBeInViewport()
  await more.press('Enter')
  await expect(note).toBeInViewport({ ratio: 0.9 })
  await expect(note).toBeFocused()
  await expect(line.getByRole('button', { name: /^Remove/ })).toBeInViewport({ ratio: 0.9 })
  const boxes = await Promise.all([
    note.boundingBox(),
    line.getByRole('button', { name: /^Remove/ }).boundingBox(),
  ])
  expect(boxes[1]!.height, 'the actions are equally high').toBeCloseTo(boxes[0]!.height, -1)
  await note.tap()
  await expect(line.getByRole('textbox', { name: /note/i })).toBeFocused()
  // Another line takes over.
  await page.keyboard.press('Escape')
  await more.press('Enter')
  await basketLines(page, mopHead.name)
    .getByRole('button', { name: /^More,/ })
    .press('Enter')
  await expect(note).not.toBeInViewport()
})
