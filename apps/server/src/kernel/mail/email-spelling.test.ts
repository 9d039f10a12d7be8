import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emailKey, normaliseEmail } from './email-spelling.ts'
import { openMailer } from './mailer.ts'

test('stores an address in Unicode and in punycode in one spelling', () => {
  const spellings = [
    'info@müller.example',
    'info@xn--mller-kva.example',
    'info@MÜLLER.Example',
    'info@mu\u0308ller.example',
  ]
  expect(new Set(spellings.map(normaliseEmail))).toEqual(new Set(['info@müller.example']))
})

test('keeps the name before the @ as typed, and finds the account in any case', () => {
  expect(normaliseEmail("Pat.O'Brien@Corner.example")).toBe("Pat.O'Brien@corner.example")
  expect(emailKey(" PAT.O'BRIEN@corner.example ")).toBe(emailKey("pat.o'brien@Corner.example"))
  expect(normaliseEmail('Żaneta@corner.example')).toBe('żaneta@corner.example')
})

test('a text that is not an address can still be looked up', () => {
  expect(emailKey(' Demo ')).toBe('demo')
  expect(emailKey('a@%%')).toBe('a@%%')
})

test('an e-mail to a domain outside ASCII is addressed in punycode', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'letters-'))
  try {
    const mailer = openMailer({ smtpUrl: undefined, dataFolder }, { info: () => undefined })
    await mailer.send({
      key: 'one',
      from: { name: 'Shop', address: 'orders@sklep-żabka.example' },
      to: { name: "Pat O'Brien", address: "pat.o'brien@müller.example" },
      replyTo: { name: 'Sam', address: 'sam&co@müller.example' },
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
    })
    const [file = ''] = await readdir(join(dataFolder, 'mail'))
    const head = (await readFile(join(dataFolder, 'mail', file), 'utf8')).split('\n\n')[0] ?? ''
    expect(head).toContain("<pat.o'brien@xn--mller-kva.example>")
    expect(head).toContain('<sam&co@xn--mller-kva.example>')
    expect(head).toMatch(/^Message-ID: <one@xn--\S+\.example>$/m)
    expect(head).toMatch(/^[\n -~]*$/)
  } finally {
    await rm(dataFolder, { recursive: true })
  }
})
