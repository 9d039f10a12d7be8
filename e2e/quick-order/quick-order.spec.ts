import { expect } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { basketLines, waitForBasketSave, deleteBaskets } from '../screens/basket-screen.ts'
import { addButton, lineOf, meanings, message, paste, readLines } from '../screens/quick-order-screen.ts'
import { typeByHand } from '../screens/search-screen.ts'
import { mopHead } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

test('a pasted order is reviewed, added to the basket at once, undone, and remembered the next time', async ({
  enter,
}) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  const orderedLine = `2 boxes of ${mopHead.code}`
  await paste(
    page,
    `Hi guys, can you send ${orderedLine}, 10 x coke 330 and 2 flying unicorns for tomorrow please. Thanks!`,
  )

  await expect(readLines(page)).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Sure', 'To check', 'Not ordered'])
  // The text makes room for its lines.
  await expect(message(page)).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Code or words of a product' })).toBeHidden()
  await expect(page.getByText('3 lines read')).toBeVisible()
  await expect(lineOf(page, orderedLine).getByRole('checkbox')).toBeChecked()
  const cola = lineOf(page, '10 x coke 330')
  await expect(cola).toContainText('Several products match')
  await expect(cola.getByRole('checkbox')).not.toBeChecked()
  await expect(lineOf(page, '2 flying unicorns').getByRole('checkbox')).toBeDisabled()
  await expect(page.getByText('not read as an order')).toBeHidden()

  // At most three products, and the search for another.
  await expect(meanings(page, '10 x coke 330')).toHaveCount(4)
  const choice = meanings(page, '10 x coke 330').nth(1)
  await expect(choice).toContainText('£')
  const meant = await choice.locator('b').innerText()
  // Choosing teaches, not adding.
  const taught = page.waitForRequest((request) => request.postData()?.includes('LearnLines') === true)
  await choice.click()
  await taught
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect(cola.getByRole('checkbox')).toBeChecked()
  await expect(cola).toContainText('Remembered')
  await expect(page.getByRole('heading', { level: 3, name: 'Checked' })).toBeVisible()
  await waitForBasketSave(page, () => addButton(page).click())
  await expect(readLines(page)).toHaveCount(1)
  await expect(page.getByText('2 lines are in your basket')).toBeVisible()
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name)).toBeVisible()
  await expect(basketLines(page, meant)).toBeVisible()

  await open(page, '/quick-order')
  await paste(page, '3 x coke 330')
  await expect(lineOf(page, '3 x coke 330').getByRole('checkbox')).toBeChecked()
  await expect(lineOf(page, '3 x coke 330')).toContainText(meant)
  await waitForBasketSave(page, () => addButton(page).click())
  await waitForBasketSave(page, () => page.getByRole('button', { name: 'Undo' }).click())
  const learned = lineOf(page, '3 x coke 330')
  await expect(learned.getByRole('checkbox')).toBeChecked()
  await learned.getByRole('button', { name: /^Forget/ }).press('Enter')
  await expect(learned.getByRole('checkbox')).not.toBeChecked()
  await expect(learned.getByRole('checkbox')).toBeFocused()
})

test('a line above the stock says so before it is added, and a line that was left out can be read', async ({
  enter,
}) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  const orderedLine = `90 boxes of ${mopHead.code}`
  await paste(page, `Leave 2 cola at the back door\n${orderedLine}`)

  await expect(readLines(page)).toHaveCount(1)
  const line = lineOf(page, orderedLine)
  const left = await line.getByText(/^Only \d+ box(es)? left: we'll add those$/).innerText()
  const amount = /\d+ box(?:es)?/.exec(left)?.[0] ?? ''
  await line.getByRole('button', { name: /^Leave out/ }).click()
  await expect(readLines(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line.getByText(left)).toBeVisible()
  await page.getByText('1 line not read as an order').click()
  await page.getByRole('button', { name: 'Read it as an order: “Leave 2 cola at the back door”' }).click()
  await expect(readLines(page)).toHaveCount(2)
  // A slow server has answered about the stock of both lines.
  await expect(line.getByText(left)).toBeVisible()
  await waitForBasketSave(page, async () => {
    await addButton(page).click()
    await expect(page.getByText(`${mopHead.name}: only ${amount} in stock`)).toBeVisible()
  })
  await open(page, '/baskets/detail')
  await expect(page.getByText(/^You have the last/).first()).toBeVisible()
})

test('lines can be added to the basket by keyboard only', async ({ enter }) => {
  const page = await enter('rival')
  await deleteBaskets(page)
  await open(page, '/quick-order')
  const field = page.getByRole('combobox', { name: 'Code or words of a product' })
  await field.focus()

  await typeByHand(page, mopHead.code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quantity in boxes' })).toBeFocused()
  await page.keyboard.type('4')
  await waitForBasketSave(page, () => page.keyboard.press('Enter'))
  await expect(field).toBeFocused()

  await page.keyboard.type('semi skimmed')
  await expect(page.getByRole('row', { name: /Semi Skimmed/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Quantity/ }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()

  const added = page.getByRole('list', { name: 'Added lines' }).getByRole('listitem')
  await expect(added).toHaveCount(1)
  await expect(added).toContainText(mopHead.name)
  await open(page, '/baskets/detail')
  await expect(basketLines(page, mopHead.name).getByRole('textbox')).toHaveValue('4')
})
