import { isApiError } from '@provender/client/api/execute'
import { platform, setPlatform } from '@provender/platform/current'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFileSaver } from './save-server-file.ts'

const web = platform()
const invoice = '/documents/INV-1.pdf'

let saved: (readonly [text: string, name: string])[]
let failures: unknown[]
let save: (path: string) => Promise<void>

beforeEach(() => {
  saved = []
  failures = []
  setPlatform({
    ...web,
    app: installedApp,
    cookies: { get: () => 'till-7', set: () => {}, delete: () => {} },
    saveFile: async (file, name) => void saved.push([await file.text(), name]),
  })
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } })
  save = createFileSaver((error) => failures.push(error))
})
afterEach(() => {
  setPlatform(web)
  vi.unstubAllGlobals()
})

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => await answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const refusal = (code: number, message: string) =>
  JSON.stringify({ errors: [{ message: JSON.stringify({ code, key: 'ANY', message }) }] })

test('a file is fetched from the server with the token, and saved under the name that the server gives', async () => {
  const headers = { 'content-disposition': 'attachment; filename="statement-2026.csv"' }
  const fetched = answerWith(async () => new Response('1;2', { headers }))
  await save('/documents/statement.csv?from=2026-01-01')
  expect(saved).toEqual([['1;2', 'statement-2026.csv']])
  expect(fetched.mock.calls[0]?.[0]).toBe('https://orders.example/documents/statement.csv?from=2026-01-01')
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({
    authorization: 'Bearer token-1',
    'accept-language': 'pl',
  })
})

test.each([
  [{}, 'INV-1.pdf'],
  [{ 'content-disposition': 'attachment' }, 'INV-1.pdf'],
  [{ 'content-disposition': 'attachment; filename="../../a:b.pdf"' }, '.. .. a b.pdf'],
])('with the headers %j the file is called %s', async (headers, name) => {
  answerWith(async () => new Response('', { headers: new Headers(headers) }))
  await save(invoice)
  expect(saved).toEqual([['', name]])
})

test('a second tap during a fetch fetches nothing; another file and a later tap do', async () => {
  const waiting: ((response: Response) => void)[] = []
  const fetched = answerWith(async () => await new Promise((resolve) => waiting.push(resolve)))
  const first = save(invoice)
  await save(invoice)
  const other = save('/documents/INV-2.pdf')
  expect(fetched).toHaveBeenCalledTimes(2)
  for (const resolve of waiting) resolve(new Response('pdf'))
  await Promise.all([first, other])
  const again = save(invoice)
  expect(fetched).toHaveBeenCalledTimes(3)
  waiting.at(-1)?.(new Response('pdf'))
  await again
  expect(saved).toHaveLength(3)
})

test.each([
  [
    'an ended session',
    async () => new Response(refusal(401, 'Please log in.'), { status: 401 }),
    401,
    'Please log in.',
  ],
  [
    'a missing file',
    async () => new Response(refusal(404, 'Not found.'), { status: 404 }),
    404,
    'Not found.',
  ],
  ['the page of a proxy', async () => new Response('<h1>502</h1>', { status: 502 }), 500, ''],
  ['no connection', async () => await Promise.reject(new TypeError('Failed to fetch')), 0, 'Network Error'],
] as const)(
  '%s saves nothing and is reported, and the file can be tapped again',
  async (_, answer, code, message) => {
    answerWith(answer)
    await save(invoice)
    await save(invoice)
    expect(saved).toEqual([])
    expect(failures.map((error) => isApiError(error) && error.refusal)).toMatchObject([
      { code, message },
      { code, message },
    ])
  },
)
