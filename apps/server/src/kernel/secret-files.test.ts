import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { secretVariables } from './secret-files.ts'
import { parseSettings } from './settings.ts'

const secrets = {
  DATABASE_URL: 'postgres://provender:secret@db/provender',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  HCAPTCHA_SECRET: '0x00',
  S3_SECRET_ACCESS_KEY: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_51Abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  SENTRY_DSN: 'https://secret@errors.example/1',
}
const publishable = {
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_51Abc',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provender-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = (name: string, text: string) => writeFile(join(folder, name), text)

describe('a secret in a file', () => {
  test('means the same as in its variable, whichever it is', async () => {
    expect(Object.keys(secrets)).toEqual([...secretVariables])
    for (const [name, value] of Object.entries(secrets)) await put(name, `${value}\n`)
    const files = Object.fromEntries(secretVariables.map((name) => [`${name}_FILE`, name]))
    const parsed = parseSettings({ ...files, ...publishable }, folder)
    expect(parsed).toEqual(parseSettings({ ...secrets, ...publishable }, folder))
    expect(parsed).toMatchObject({ ok: true, settings: { smtpUrl: secrets.SMTP_URL } })
  })

  test('is refused if it is missing, empty or also in its variable, and never shown', async () => {
    const errorsOf = (environment: Readonly<Record<string, string>>) => {
      const parsed = parseSettings(environment, folder)
      return parsed.ok ? [] : parsed.errors
    }
    expect(errorsOf({ SMTP_URL_FILE: 'away' })).toEqual([
      'SMTP_URL_FILE names a file that cannot be read: away',
    ])
    await put('empty', '\n')
    expect(errorsOf({ SMTP_URL_FILE: 'empty' })).toEqual(['SMTP_URL_FILE names an empty file: empty'])
    await put('smtp', secrets.SMTP_URL)
    expect(errorsOf({ SMTP_URL_FILE: 'smtp', SMTP_URL: secrets.SMTP_URL })).toEqual([
      'Set SMTP_URL or SMTP_URL_FILE, not both',
    ])
    await put('stripe', 'sk_tset_51Secret')
    expect(errorsOf({ STRIPE_SECRET_KEY_FILE: 'stripe' })).toEqual([
      'STRIPE_SECRET_KEY is not a key of Stripe',
    ])
    expect(errorsOf({ SMTP_URL_FILE: '' })).toEqual([])
  })
})
