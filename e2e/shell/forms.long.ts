import { expect, type Page } from '@playwright/test'
import { test } from '../harness/journey.ts'
import { open, waitForHydration } from '../harness/open.ts'

async function fieldValues(page: Page): Promise<readonly string[]> {
  return await page.locator('main :is(input, select, textarea)').evaluateAll((fields) =>
    fields.map((field) => {
      const { name, type, value, checked } = field as HTMLInputElement
      return `${name}=${type === 'checkbox' || type === 'radio' ? `${value}:${checked}` : value}`
    }),
  )
}

test('fields are filled before the script has run', async ({ enter }) => {
  const without = await enter('demo', { javaScriptEnabled: false })
  const page = await enter('demo')
  const forms = ['', '/preferences', '/sites', '/colleagues', '/email', '/change-password'].map(
    (form) => `/account/settings${form}`,
  )
  for (const address of [...forms, '/contact-us', '/account/order-guide']) {
    await without.goto(address)
    await open(page, address)
    expect.soft(await fieldValues(without), address).toEqual(await fieldValues(page))
  }
  await without.goto('/account/settings')
  await expect(without.getByRole('textbox', { name: 'Name and surname' })).not.toHaveValue('')
})

test('text typed before the script has run is kept', async ({ enter }) => {
  const page = await enter('demo')
  let go = () => {}
  const isTyped = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto('/account/settings', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'Name and surname' })
  await name.fill('Ada Kaya')
  go()
  await waitForHydration(page)
  await expect(name).toHaveValue('Ada Kaya')
})

test('text that the browser fills in without an event is sent', async ({ page }) => {
  await open(page, '/login')
  await page.locator('main input').evaluateAll(
    (fields, texts) => {
      for (const [index, field] of fields.entries()) (field as HTMLInputElement).value = texts[index] ?? ''
    },
    ['demo@provender.example', 'not the password'],
  )
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('incorrect')
})
