import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusalMessages } from '@provender/messages/refusals/refusal-messages'
import type { FastifyInstance } from 'fastify'
import { getIntrospectionQuery } from 'graphql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createApp } from '../http/app.ts'
import { createEngine } from './engine.ts'
import { createSchema } from './schema.ts'
import { acceptedDocuments, trustedDocuments } from './trusted-documents.ts'

const root = join(import.meta.dirname, '../../../../..')
const documentsIn = (workspaces: string) =>
  globSync(`${workspaces}/src/**/*.documents.ts`, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .flatMap((file) => [...file.matchAll(/^ {2}'(\w+)',\n {2}`([^`]+)`,$/gm)])
    .map(([, name = '', text = '']) => [name, text] as const)
const shopTexts = new Map(documentsIn('{apps/shop,packages/*}'))
const textOf = (name: string): string => {
  const text = shopTexts.get(name)
  if (text === undefined) throw new Error(`The shop has no document ${name}`)
  return text
}
const foreign = '{ faq { question } }'

let shop: TestShop
let app: FastifyInstance | undefined
let address: string
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(async () => {
  await app?.close()
  await shop.close()
})

async function serve(options: { readonly trustedDocumentsOnly: boolean; readonly isOpen?: boolean }) {
  app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), {
      isOpen: options.isOpen ?? false,
      trusted: acceptedDocuments(options),
    }),
    readiness: () => 'READY',
    files: [],
    shop: async () => ({
      renderPage: async () => ({ status: 200, location: undefined, html: '' }),
      visitorPath: (path) => path,
      renderOfflinePage: () => '',
    }),
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
}

const post = async (body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', deviceid: 'd1', ...headers },
    body: JSON.stringify(body),
  })
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) {
    await response.body?.cancel()
    return { status: response.status, type, body: undefined }
  }
  return { status: response.status, type, body: await response.text() }
}
const refusal = { status: 400, body: expect.stringContaining(refusalMessages.UNKNOWN_DOCUMENT) }

test('the list contains exactly the documents of the apps', () => {
  const hashes = documentsIn('{apps,packages}/*').map(([, text]) =>
    createHash('sha256').update(text).digest('hex'),
  )
  expect(hashes.length).toBeGreaterThan(50)
  expect([...trustedDocuments].sort()).toEqual([...new Set(hashes)].sort())
})

describe('a server that accepts only documents of the shop', () => {
  test('answers a document of the shop every time', async () => {
    await serve({ trustedDocumentsOnly: true })
    for (const _ of [1, 2]) {
      const { status, body } = await post({ query: textOf('Shell') })
      expect([status, body]).toEqual([200, expect.stringContaining('"hapticFeedbackEnabled"')])
      expect(body).not.toContain('"errors"')
    }
  })

  test('refuses any other document', async () => {
    await serve({ trustedDocumentsOnly: true })
    const shell = textOf('Shell')
    const others = [
      foreign,
      'mutation { login(email: "a1@shop.example", password: "x") }',
      shell.replaceAll(' ', '\n'),
      `${shell} `,
      `# a comment\n${shell}`,
      `${shell} query Other ${foreign}`,
      'no GraphQL',
      '',
    ]
    for (const query of others)
      for (const headers of [{}, { app: 'office' }])
        expect(await post({ query }, headers), query).toMatchObject(refusal)
    expect(await post({ query: foreign, operationName: 'Shell' })).toMatchObject(refusal)
  })

  test('refuses introspection in development too', async () => {
    await serve({ trustedDocumentsOnly: true, isOpen: true })
    for (const query of [getIntrospectionQuery(), '{ __typename }', '{ __schema { types { name } } }'])
      expect(await post({ query }), query).toMatchObject(refusal)
  })

  test('refuses another document sent with the hash of one of the shop', async () => {
    await serve({ trustedDocumentsOnly: true })
    const [sha256Hash] = trustedDocuments
    const extensions = { persistedQuery: { version: 1, sha256Hash } }
    expect(await post({ query: foreign, extensions })).toMatchObject(refusal)
    expect(await post({ query: sha256Hash })).toMatchObject(refusal)
    expect((await post({ extensions })).status).toBe(400)
  })

  test('answers no other document in a batch or in a query string', async () => {
    await serve({ trustedDocumentsOnly: true })
    expect((await post([{ query: textOf('Shell') }, { query: foreign }])).status).toBe(400)
    const response = await fetch(`${address}/graphql?query=${encodeURIComponent(foreign)}`)
    expect(await response.text()).not.toContain('"data"')
  })

  test('allows only the shop’s own subscription', async () => {
    await serve({ trustedDocumentsOnly: true })
    const accept = 'text/event-stream'
    expect(await post({ query: 'subscription { live { catalogue } }' }, { accept })).toMatchObject(refusal)
    const { user } = await shop.get('a1', '{ user { firebaseUserUID } }')
    const { id } = await shop.deps.db
      .selectFrom('login')
      .select('id')
      .where('email', '=', 'a1@shop.example')
      .executeTakeFirstOrThrow()
    const { secret } = await shop.deps.accounts.openSession(id, 'web')
    const authorization = `Bearer ${secret}`
    const response = await post({ query: textOf('LiveToken') }, { authorization })
    const token = JSON.parse(response.body ?? '').data.firebaseCustomToken
    const variables = { path: `master/${user.firebaseUserUID}/baskets`, token }
    const listened = await post({ query: textOf('Live'), variables }, { accept, authorization })
    expect(listened).toMatchObject({ status: 200, type: expect.stringContaining(accept) })
  })
})

test('every document is answered without the setting', async () => {
  await serve({ trustedDocumentsOnly: false })
  for (const query of [foreign, textOf('Shell'), textOf('Shell').replaceAll(' ', '\n')])
    expect((await post({ query })).status, query).toBe(200)
})
