import { expect, type Page } from '@playwright/test'
import { expectListeners } from '../harness/live-channel.ts'
import { open } from '../harness/open.ts'
import { test } from '../harness/own-wholesaler.ts'
import { addFromItsPage, basketLines, deleteBaskets, waitForBasketSave } from '../screens/basket-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { butter, mopHead } from '../screens/shop-screen.ts'

test("two users of a company see each other's changes to the basket and who made them", async ({
  enter,
  provender,
}) => {
  const [demo, till] = [await enter('demo'), await enter('till')]
  await deleteBaskets(demo)
  await addFromItsPage(demo, mopHead)
  await open(demo, '/baskets/detail')
  await open(till, '/baskets/detail')
  await expectListeners(provender.address, 2)
  await expect(basketLines(till, mopHead.name)).toContainText('by Elif Kaya on Linux')
  await expect(basketLines(demo, mopHead.name)).not.toContainText('by Elif Kaya')

  await addFromItsPage(till, butter)
  await expect(basketLines(demo, butter.name)).toContainText('by Deniz Kaya on Linux')
  const quantity = basketLines(demo, butter.name).getByRole('textbox')
  await quantity.fill('3')
  await waitForBasketSave(demo, () => quantity.press('Enter'))
  await expect(basketLines(demo, butter.name)).not.toContainText('by')
  await expect(till.getByRole('main').getByRole('textbox').first()).toHaveValue('3')
})

test('tabs reconnect to a killed and restarted server and show the same basket', async ({
  browser,
  startOwn,
}) => {
  const provender = await startOwn(0)
  const signIn = async (user: 'demo' | 'till'): Promise<Page> => {
    const page = await browser.newPage({ baseURL: provender.address })
    await open(page, '/login')
    await logIn(page, user)
    await expect(page).toHaveURL('/')
    return page
  }
  const [demo, till] = [await signIn('demo'), await signIn('till')]
  await deleteBaskets(demo)
  await addFromItsPage(till, butter)
  await open(demo, '/baskets/detail')
  await expect(basketLines(demo, butter.name)).toHaveCount(1)
  await expectListeners(provender.address, 2)
  await provender.kill()

  const again = await startOwn(Number(new URL(provender.address).port))
  await expectListeners(again.address, 2)
  await addFromItsPage(till, mopHead)
  await expect(basketLines(demo, mopHead.name)).toHaveCount(1)
  await Promise.all([demo, till].map((page) => page.context().close()))
})
