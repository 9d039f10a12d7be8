import { expect, type Page } from '@playwright/test'
import { phone, test } from '../harness/journey.ts'
import { acceptCookies, open } from '../harness/open.ts'
import { cameraPicture, findInvoicedOrder, redDot } from '../screens/claim-screen.ts'

test.use({ serviceWorkers: 'allow' })

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

const keptReports = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('report:')).length)

test('a visitor sends a message by the contact form; typed text survives every mistake', async ({
  page,
  context,
  provender,
}) => {
  await open(page, '/faq')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('DELİVERY minimum')
  await expect(page.locator('main mark').first()).toHaveText(/deliver|minimum/i)
  await search.fill('hovercraft eels')
  await expect(page.getByRole('main')).toContainText('No results for “hovercraft eels”')
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByRole('main').getByRole('table', { name: 'Opening hours' })).toContainText('Monday')

  await field(page, 'Name and surname').fill('Zoë Łuk')
  await field(page, 'E-mail').fill('zoe@corner')
  await field(page, 'Message').fill('Do you deliver hovercrafts?')
  await press(page, 'Send message')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Invalid email')
  await field(page, 'E-mail').fill('zoe@corner.example')
  await context.setOffline(true)
  await press(page, 'Send message')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No connection')
  await context.setOffline(false)
  await expect(field(page, 'Message')).toHaveValue('Do you deliver hovercrafts?')
  await press(page, 'Send message')
  await expect(page.getByRole('main').getByRole('status')).toContainText("We've received your message")
  const arrived = () => provender.emails().find((message) => message.includes('Do you deliver hovercrafts?'))
  await expect.poll(arrived).toMatch(/^Reply-To: .*<zoe@corner\.example>$/m)
})

test('a claim on an order survives a reload and a lost connection, and its answer appears live', async ({
  enter,
  provender,
}) => {
  const page = await enter('demo', phone)
  await acceptCookies(page, provender.address)
  const order = await findInvoicedOrder(page)
  await open(page, `/account/orders/${order}`)
  await page.getByRole('main').getByRole('link', { name: 'Report a problem' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Order ${order}`)
  const goodsFirst = page.getByRole('main').getByRole('group').first()
  await expect(goodsFirst).toHaveAccessibleName('Which products?')
  await press(page, 'Send report')
  const wrong = page.getByRole('group', { name: 'What went wrong?' })
  await expect(wrong.getByRole('alert')).toHaveText('Please choose what went wrong')
  await wrong.getByRole('radio', { name: 'Damaged' }).check()
  await expect(page.getByRole('main')).toContainText('Choose at least one product')
  const first = page.getByRole('group', { name: 'Which products?' }).getByRole('checkbox').first()
  const goods = page.getByRole('group', { name: 'Which products?' })
  await expect(goods).toContainText(/\d × \d/)
  await expect(goods).not.toContainText(/\d ?x ?\d/)
  await first.check()
  const quantity = goods.getByRole('textbox', { name: /^How many\? \S/ })
  await expect(quantity).toHaveValue('1')
  // The field leaves its box room for both buttons.
  const [box, more] = await Promise.all([
    quantity.locator('..').boundingBox(),
    quantity.locator('..').getByRole('button').last().boundingBox(),
  ])
  expect(more!.x + more!.width).toBeLessThanOrEqual(box!.x + box!.width + 1)
  // What went wrong is asked where the product was ticked.
  const ticked = goods.getByRole('listitem').first()
  await expect(ticked.getByRole('radio', { name: 'Damaged' })).toBeChecked()
  await expect(wrong).toHaveCount(1)
  const words = page.getByRole('main').getByRole('textbox', { name: /^What happened\?/ })
  await words.fill('One came squashed.')
  const send = (name: string, buffer: Buffer) =>
    page.getByLabel('Add pictures').setInputFiles({ name, mimeType: 'image/png', buffer })
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await send('squashed.png', redDot)
  await expect(pictures.filter({ hasText: 'squashed.png' })).toContainText('uploaded')
  const thumbnail = pictures.locator('img')
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await send(
    'phone.heic',
    Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(2_000_000)]),
  )
  await expect(pictures.getByRole('alert')).toContainText("Couldn't upload. We cannot read HEIC pictures.")
  await pictures.getByRole('button', { name: 'Remove, phone.heic' }).click()
  const ofCamera = { mimeType: 'image/jpeg', buffer: await cameraPicture() }
  const twoOfCamera = ['IMG_1.jpg', 'IMG_2.jpg'].map((name) => ({ name, ...ofCamera }))
  await page.getByLabel('Add pictures').setInputFiles(twoOfCamera)
  await expect(pictures.filter({ hasText: /IMG_\d\.jpg.*uploaded/s })).toHaveCount(2)

  await page.reload()
  await expect(page.getByRole('main')).toContainText("You've already started this report.")
  await expect(words).toHaveValue('One came squashed.')
  await expect(quantity).toHaveValue('1')
  await expect(pictures).toHaveCount(3)
  await page.context().setOffline(true)
  await send('second.png', redDot)
  await expect(pictures.getByRole('alert')).toContainText("Couldn't upload. No connection")
  await page.context().setOffline(false)
  // An unsent claim is sent automatically when its page is opened again.
  await page.reload()
  await expect(pictures.filter({ hasText: 'second.png' })).toContainText('uploaded')
  await expect(pictures).toHaveCount(4)
  await press(page, 'Send report')
  await expect(page).toHaveURL(/\/account\/help-centre\/reports\/\d+$/)
  const number = page.url().split('/').at(-1) ?? ''
  const main = page.getByRole('main')
  await expect(main).toContainText('Received')
  await expect(main.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(4)
  expect(await keptReports(page)).toBe(0)

  provender.staff('claims', 'credit', number, '--note', 'Squashed')
  const note = main.getByRole('link', { name: /^CN-/ })
  await expect(note).toHaveAttribute('href', /^\/documents\/CN-\d+\.pdf$/)
  provender.staff('claims', 'answer', number, '--note', 'Sorry! It is credited.')
  await expect(main).toContainText('Sorry! It is credited.')
  await expect(main).toContainText('Answered')
  await open(page, '/account/notifications')
  await page
    .getByRole('main')
    .getByRole('link', { name: `Your report ${number} was answered` })
    .click()
  await expect(page).toHaveURL(`/account/help-centre/reports/${number}`)
  const rival = await enter('rival')
  expect((await open(rival, `/account/help-centre/reports/${number}`)).status()).toBe(404)
})
