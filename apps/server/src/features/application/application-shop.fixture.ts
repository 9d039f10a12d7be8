import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createEngine } from '../../composition/graphql/engine.ts'
import { createSchema } from '../../composition/graphql/schema.ts'
import { createApp } from '../../composition/http/app.ts'
import type { Deps } from '../../kernel/deps.ts'
import { openFileStores } from '../../kernel/files/open-file-stores.ts'
import { runNextJob } from '../../kernel/jobs/run-jobs.ts'
import { openMailer } from '../../kernel/mail/mailer.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { mailClaim } from '../claim/email/mail-claim.ts'
import { mailContact } from '../contact/email/mail-contact.ts'
import { mailApplication } from './email/mail-application.ts'
import { mailReset } from './email/mail-reset.ts'

/** A shop that accepts files and writes e-mails to a temporary folder. */
export interface ApplicationShop {
  readonly shop: TestShop
  readonly app: FastifyInstance
  readonly dataFolder: string
  readonly emails: () => Promise<readonly EmailContent[]>
  readonly post: (
    query: string,
    variables?: object,
    from?: { readonly ip?: string; readonly headers?: Readonly<Record<string, string>> },
  ) => Promise<{
    readonly data: Data
    /** The key and the texts of the first refusal. */
    readonly key: string | undefined
    readonly message: string | undefined
    readonly cookies: readonly Cookie[]
  }>
  readonly close: () => Promise<void>
}

interface EmailContent {
  readonly subject: string
  readonly to: string
  readonly raw: string
}

interface Cookie {
  readonly name: string
  readonly value: string
  readonly maxAge?: number
}

// The query decides the shape of the data.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

export async function openApplicationShop(overrides: Partial<Deps> = {}): Promise<ApplicationShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'provender-joining-'))
  const plain = await openTestShop()
  const settings = { ...plain.deps.settings, dataFolder, publicUrl: 'https://orders.example' }
  const shop = await plain.otherServer({ settings, files: openFileStores(settings), ...overrides })
  const app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: async () => ({
      visitorPath: (path) => path,
      renderOfflinePage: () => '',
      renderPage: async () => ({ status: 200, location: undefined, html: '<p>page</p>' }),
    }),
  })
  const mailer = openMailer({ smtpUrl: undefined, dataFolder }, silentLog)
  const workers = {
    JOINING_MAIL: mailApplication(shop.deps, mailer),
    RESET_MAIL: mailReset(shop.deps, mailer),
    CLAIM_MAIL: mailClaim(shop.deps, mailer),
    CONTACT_MAIL: mailContact(shop.deps, mailer),
  }
  return {
    shop,
    app,
    dataFolder,
    emails: async () => {
      while (await runNextJob({ db: shop.deps.db, log: silentLog }, workers)) {}
      return readEmails(join(dataFolder, 'mail'))
    },
    post: async (query, variables = {}, { ip = '192.0.2.7', headers = {} } = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: ip,
        headers: { 'content-type': 'application/json', deviceid: 'd1', ...headers },
        payload: { query, variables },
      })
      const { data, errors } = response.json()
      const message: string | undefined = errors?.[0]?.message
      return { data, key: message && JSON.parse(message).key, message, cookies: response.cookies }
    },
    close: async () => {
      await app.close()
      rmSync(dataFolder, { recursive: true })
      await plain.close()
    },
  }
}

function readEmails(folder: string): readonly EmailContent[] {
  return files(folder).map((file) => {
    const raw = decoded(readFileSync(join(folder, file), 'utf8'))
    return {
      raw,
      subject: /^Subject: (.*)$/m.exec(raw)?.[1] ?? '',
      to: /^To: (?:.*<)?([^<>\s]*)>?$/m.exec(raw)?.[1] ?? '',
    }
  })
}

function files(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    // No e-mail was written.
    return []
  }
}

function decoded(raw: string): string {
  const words = raw.replace(/=\?UTF-8\?Q\?(.*?)\?=(?:\n )?/gi, (_, word: string) => word.replaceAll('_', ' '))
  return words
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'))
}
