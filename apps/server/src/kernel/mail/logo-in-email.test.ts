import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultConfig } from '@provender/domain/config/config'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emailShop } from '../../features/wholesaler/email-sender.ts'
import type { Deps } from '../deps.ts'
import { everyEmail } from './every-email.fixture.ts'
import { openMailer } from './mailer.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provender-logo-'))
  mkdirSync(join(folder, 'pictures'))
  writeFileSync(
    join(folder, 'pictures', 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>',
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

async function shopWith(logo: string) {
  const config = { ...defaultConfig, appName: 'Łąka & "Co"', logo }
  const settings = { dataFolder: folder, publicUrl: 'https://orders.example', port: 3000 }
  return await emailShop({ wholesaler: { current: () => ({ config }) }, settings } as unknown as Deps)
}

test('every e-mail shows the logo, or the name if pictures are hidden', async () => {
  const shop = await shopWith('logo.svg')
  for (const { name, message } of everyEmail('text', shop)) {
    expect(
      message.html.match(/<img[^>]*>/g)?.map((img) => img.replaceAll(/\s+/g, ' ')),
      name,
    ).toEqual([
      expect.stringContaining(
        'src="cid:logo@provender" alt="Łąka &amp; &quot;Co&quot;" width="160" height="40"',
      ),
    ])
    expect(message.logo, name).toBe(shop.logo)
    expect(message.text, name).not.toContain('cid:')
  }
})

test('every e-mail shows the name if there is no logo or its file is missing', async () => {
  for (const logo of ['', 'missing.png'])
    for (const { name, message } of everyEmail('text', await shopWith(logo))) {
      expect(message.html, name).not.toContain('<img')
      expect(message.html, name).toContain('<bdi dir="auto">Łąka &amp; &quot;Co&quot;</bdi>')
    }
})

test('the logo is attached to the e-mail, so that no other server is requested', async () => {
  const shop = await shopWith('logo.svg')
  const [first] = everyEmail('text', shop)
  if (!first) throw new Error('No e-mail')
  const mailer = openMailer({ smtpUrl: undefined, dataFolder: folder }, { info: () => undefined })
  await mailer.send({
    key: 'one',
    from: shop.from,
    to: { name: 'Ada', address: 'a@b.example' },
    ...first.message,
  })
  const [file = ''] = readdirSync(join(folder, 'mail'))
  const message = readFileSync(join(folder, 'mail', file), 'utf8')
  expect(message).toContain('multipart/related')
  expect(message).toContain('Content-ID: <logo@provender>')
  expect(message).toMatch(/Content-Disposition: inline; filename=logo.png/)
  const [, picture = ''] = /Content-ID: <logo@provender>[^]*?\n\n([^]*?)\n--/.exec(message) ?? []
  expect(Buffer.from(picture, 'base64')).toEqual(shop.logo?.png)
})
