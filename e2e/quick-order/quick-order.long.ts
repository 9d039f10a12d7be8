import { expect, type Page } from '@playwright/test'
import { waitForCatalogue } from '../harness/device-store.ts'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import {
  addButton,
  lineOf,
  meanings,
  message,
  paste,
  readLines,
  unfoldSure,
} from '../screens/quick-order-screen.ts'
import { scan } from '../screens/search-screen.ts'
import { mopHead } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('with requests that can be watched', () => {
  test.use({ serviceWorkers: 'block' })

  test('a typed quantity is confirmed before its line is added, and the line waits for the stock, but not for a silent server', async ({
    enter,
  }) => {
    const page = await enter('rival')
    await deleteBaskets(page)
    await open(page, '/quick-order')
    const text = `${mopHead.code} 1 box`
    const asked: string[] = []
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? ''
      if (body.includes('query AddableQuantities')) asked.push('stock')
      if (body.includes('ApplyBasketOperations')) asked.push('basket')
      await route.fallback()
    })
    await paste(page, text)
    await expect.poll(() => asked).toEqual(['stock'])
    const boxes = lineOf(page, text).getByRole('textbox', { name: 'Quantity in boxes' })
    await boxes.fill('9000')
    await addButton(page).click()
    await expect(page.getByText('Please confirm the quantity that you typed.')).toBeVisible()
    await expect(boxes).toBeFocused()
    await expect(boxes).toHaveValue('9000')
    await page.keyboard.press('Enter')
    await waitForBasketSave(page, () => addButton(page).click())
    expect(asked.slice(0, 3)).toEqual(['stock', 'stock', 'basket'])
    await expect(page.getByText(new RegExp(`${mopHead.name}: only \\d+ boxes in stock`))).toBeVisible()

    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('query AddableQuantities')) await route.fallback()
    })
    await paste(page, text)
    await waitForBasketSave(page, () => addButton(page).click())
  })
})

test('a scan adds its product, in the text field and in a quantity, which does not change', async ({
  enter,
}) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  await waitUntilIdle(page)
  const field = page.getByRole('combobox', { name: 'Code or words of a product' })
  await field.fill('semi')
  await waitForBasketSave(page, () => scan(page, mopHead.caseCode))
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('semi')
  const added = page.getByRole('list', { name: 'Added lines' }).getByRole('listitem')
  await expect(added).toHaveCount(1)
  await expect(added.getByRole('textbox', { name: 'Quantity in boxes' })).toHaveValue('1')

  await field.fill('semi skimmed')
  await expect(page.getByRole('row', { name: /Semi Skimmed/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const quantity = page.getByRole('form', { name: /Semi Skimmed/ }).getByRole('textbox')
  await quantity.fill('3')
  await waitForBasketSave(page, () => scan(page, mopHead.pieceCode))
  await expect(quantity).toHaveValue('3')
  await expect(added).toHaveCount(2)
  await waitForBasketSave(page, () => scan(page, mopHead.pieceCode))
  await expect(added.getByRole('textbox', { name: 'Quantity in pieces' })).toHaveValue('2')
  await expect(quantity).toBeFocused()
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(added).toHaveCount(3)
  await expect(added.first().getByRole('textbox')).toHaveValue('3')
})

test('a downloaded basket file can be ordered again, on a phone and offline', async ({ enter }) => {
  const page = await enter('rival', phone)
  await deleteBaskets(page)
  await open(page, '/quick-order')
  await message(page).fill(`3 boxes ${mopHead.code}`)
  await page.getByRole('button', { name: 'Match products' }).click()
  await waitForBasketSave(page, () => addButton(page).click())
  await open(page, '/baskets/detail')
  await page
    .getByRole('button', { name: /^More,/ })
    .first()
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  const path = await (await download).path()

  await open(page, '/quick-order')
  await waitForCatalogue(page)
  await page.context().setOffline(true)
  await page.getByLabel('Upload a file').setInputFiles(path)
  const [line] = [readLines(page).first()]
  await expect(line.getByRole('checkbox')).toBeChecked()
  await expect(line.getByRole('textbox')).toHaveValue('3')
  await expect(line).toContainText(mopHead.code)
  await page.context().setOffline(false)
})

test('a long order renders controls only for visible lines, and can be added at once', async ({ enter }) => {
  const page = await enter('rival', phone)
  await deleteBaskets(page)
  await open(page, '/quick-order')
  const text = Array.from({ length: 40 }, () => `2 boxes ${mopHead.code}`).join('\n')
  await message(page).fill(text)
  await page.getByRole('button', { name: 'Match products' }).click()
  await expect(addButton(page)).toHaveText('Add 40 lines')
  await unfoldSure(page)
  const last = readLines(page).last()
  await expect(last).toContainText(`2 boxes ${mopHead.code}`)
  await expect(last.getByRole('textbox')).toHaveCount(0)
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('textbox')).toHaveValue('2')
  await expect(last.getByRole('checkbox')).toBeChecked()
})

test('a match learned offline is sent to the server when online', async ({ enter }) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  await waitForCatalogue(page)
  await page.context().setOffline(true)
  const pasteAndRead = async () => {
    await paste(page, '4 x fizzy lemon thing')
    return lineOf(page, '4 x fizzy lemon thing')
  }
  const line = await pasteAndRead()
  await expect(line.getByRole('checkbox')).not.toBeChecked()
  const choice = meanings(page, '4 x fizzy lemon thing').nth(2)
  const meant = await choice.locator('b').innerText()
  await choice.click()
  await addButton(page).click()
  await expect(readLines(page)).toHaveCount(0)

  const again = await pasteAndRead()
  await expect(again).toContainText(meant)
  await expect(again.getByRole('checkbox')).toBeChecked()

  const isLearned = async (): Promise<boolean> => {
    const answer = await page.request.post('/graphql', {
      headers: { deviceid: 'journeys' },
      data: { query: '{ learnedLines { said } }' },
    })
    return (await answer.text()).includes('fizzy lemon thing')
  }
  await page.context().setOffline(false)
  await expect.poll(isLearned).toBe(true)
})

test('a text is matched at once while the server is unresponsive, using matches just learned', async ({
  enter,
}) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  await page.clock.install()
  await open(page, '/quick-order')
  await waitForCatalogue(page)
  await waitUntilIdle(page)
  // The learned matches are stale, and the server no longer responds to requests for them.
  await page.clock.fastForward('02:00')
  const isAboutLines = /PasteMemory|LearnLines/
  await page.route('**/graphql', (route) =>
    isAboutLines.test(route.request().postData() ?? '') ? undefined : route.continue(),
  )
  await paste(page, '5 x orange fizz thing')
  const line = lineOf(page, '5 x orange fizz thing')
  // Far less than the 20 seconds after which the shop continues without an answer.
  await meanings(page, '5 x orange fizz thing').nth(2).click({ timeout: 5_000 })
  await addButton(page).click()
  await paste(page, '5 x orange fizz thing')
  await expect(line.getByRole('checkbox')).toBeChecked({ timeout: 5_000 })
})

test('scanning sets the product of a pasted line and replaces typed text, for GS1, case and piece codes', async ({
  enter,
}) => {
  const page = await enter('demo')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  await waitUntilIdle(page)
  const scans = { zzqqzz: `(01)${mopHead.caseCode}(10)AB12`, qqvvqq: mopHead.pieceCode }
  await paste(page, Object.keys(scans).join('\n'))
  for (const [word, code] of Object.entries(scans)) {
    const line = lineOf(page, word)
    await line.getByRole('combobox', { name: `Product for “${word}”` }).fill('butt')
    await scan(page, code, { endsWith: 'Tab' })
    await expect(line).toContainText(mopHead.name)
    // A scan identifies the product, but not its quantity.
    await expect(line.getByRole('checkbox')).not.toBeChecked()
    const question = line.getByRole('group', { name: 'No quantity is written. How many?' })
    await question.getByRole('button').first().click()
    await expect(line.getByRole('checkbox')).toBeChecked()
  }
})

/** Counts the colour transitions of a button as it becomes busy; they would last seconds. */
async function fadingWhenBusy(page: Page, name: string): Promise<() => Promise<number>> {
  const counted = await page.getByRole('button', { name }).evaluateHandle((pressed) => {
    pressed.style.transitionDuration = '5s'
    const fading = (): number =>
      pressed.getAnimations().filter((animation) => animation instanceof CSSTransition).length
    const whenBusy = new Promise<number>((resolve) => {
      const isBusy = new MutationObserver(() => pressed.ariaBusy === 'true' && resolve(fading()))
      isBusy.observe(pressed, { attributes: true, attributeFilter: ['aria-busy'] })
    })
    return { whenBusy }
  })
  return () => counted.evaluate(({ whenBusy }) => whenBusy)
}

test('no colour transition runs while an order is matched, because each step would repaint the order and slow matching down', async ({
  enter,
}) => {
  const page = await enter('rival')
  await open(page, '/quick-order')
  await message(page).fill(Array.from({ length: 100 }, () => `2 boxes ${mopHead.code}`).join('\n'))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const fading = await fadingWhenBusy(page, 'Match products')
  await page.getByRole('button', { name: 'Match products' }).click()
  await unfoldSure(page)
  await expect(readLines(page)).toHaveCount(100)
  expect(await fading()).toBe(0)
})

test('a long order folds into one line once its last line is matched, and a change of quantity folds nothing', async ({
  enter,
}) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  await paste(
    page,
    [...Array.from({ length: 6 }, () => `2 boxes ${mopHead.code}`), '10 x coke 330'].join('\n'),
  )
  const headings = page.getByRole('heading', { level: 3 })
  await expect(headings).toHaveText(['Sure', 'To check'])
  const unit = lineOf(page, '10 x coke 330').getByRole('group', { name: /^Unit of/ })
  await unit.getByRole('button', { name: 'each' }).click()
  await expect(unit.getByRole('button', { name: 'each' })).toHaveAttribute('aria-pressed', 'true')
  await expect(headings).toHaveText(['Sure', 'Checked'])
  await meanings(page, '10 x coke 330').nth(1).click()
  await expect(headings).toHaveText(['All lines matched'])
  const fold = page.locator('summary', { hasText: 'All lines matched' })
  await expect(fold).toContainText('7 lines · 6 sure, 1 chosen by you')
  await expect(fold).toBeFocused()
  await expect(readLines(page).first()).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(readLines(page)).toHaveCount(7)

  // A line that is not right is to be checked, and is not ordered with the others.
  await readLines(page)
    .first()
    .getByRole('button', { name: /^Not right\?/ })
    .click()
  await expect(headings).toHaveText(['Sure', 'To check'])
  const doubted = page
    .getByRole('list', { name: /To check$/ })
    .getByRole('checkbox')
    .first()
  await expect(doubted).toBeFocused()
  await expect(doubted).not.toBeChecked()
  await expect(addButton(page)).toHaveText('Add 6 lines')
  await doubted.click()
  await expect(headings).toHaveText(['All lines matched'])
  await unfoldSure(page)
  await lineOf(page, '10 x coke 330').getByRole('checkbox').uncheck()
  await expect(headings).toHaveText(['Only ticked lines are ordered'])
  await waitForBasketSave(page, () => addButton(page).click())
  await expect(readLines(page)).toHaveCount(1)
})
