import { expect, type Locator, type Page } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { open } from '../harness/open.ts'
import { waitUntilIdle } from '../harness/wait-until-idle.ts'
import { fillBasket } from '../screens/basket-screen.ts'
import { butter } from '../screens/shop-screen.ts'

const header = (page: Page) => page.getByRole('banner')

const controls = {
  menu: (page: Page) => header(page).getByRole('button', { name: 'Menu' }),
  account: (page: Page) => header(page).getByRole('link', { name: /^Account/ }),
  basket: (page: Page) => header(page).getByRole('link', { name: /^Basket/ }),
}

/** Presses a control, and returns whether a dialog is open two frames later. */
const opensAtOnce = async (control: Locator) =>
  await control.evaluate(async (element: HTMLElement) => {
    element.click()
    for (const _ of ['rendered', 'painted']) await new Promise(requestAnimationFrame)
    return document.querySelector('dialog[open]') !== null
  })

for (const [name, control] of Object.entries(controls))
  test(`once the page is idle, the first press opens the ${name} within two frames`, async ({ enter }) => {
    const page = await enter('demo', phone)
    await fillBasket(page, { [butter.id]: 2 })
    await open(page, '/')
    await waitUntilIdle(page)
    expect(await opensAtOnce(control(page))).toBe(true)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
