import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '../graphql/schema.ts'
import { holds } from './holds.fixture.ts'
import { longWork } from './long-work-list.fixture.ts'

/** Above this, an entry says why. */
const aimMs = 10

/** Their lists are short, or of ids or texts that are only stored. */
const shortLists: ReadonlySet<string> = new Set([
  'addFavorites',
  'arrangeOrderGuide',
  'deleteFavorites',
  'forgetLines',
  'markNotificationsRead',
  'officeCreditClaim',
  'officeCreditInvoice',
  'officePickOrder',
  'payInvoices',
  'previouslyBought',
  'register',
  'sendClaim',
])

/** Files with calls that hold the thread, and why they may. */
const heldCalls = {
  'composition/http/built-apps.ts': 'at the start',
  'features/checkout/quote-token.ts': 'the quote of a basket is at most 60,000 characters',
  'features/ledger/pdf/archivo.ts': 'runs in a thread of its own',
  'kernel/http/wire-body.ts': 'only bodies of up to 256 KB',
  'kernel/locked-keys.ts': 'only in commands',
  'kernel/seal.ts': 'derives a key from a few bytes',
  'kernel/secret-files.ts': 'at the start',
  'kernel/secrets.ts': 'at the start',
}

/** Files with work that the server repeats, and its kind in the list or why it is short. */
const repeatedWork = {
  'composition/announce-server.ts': 'one statement',
  'features/application/cleanup-job.ts': 'statements that delete, and files by name',
  'features/catalogue/reminder-job.ts': 'answers reminders',
  'features/notification/notification-jobs.ts': 'compares the prices of favourites',
  'features/payment/reconcile-payments.ts': 'waits for the gateway, a payment at a time',
  'features/payment/settle-unfinished-payments.ts': 'waits for the gateway, a payment at a time',
  'kernel/files/sweep-files.ts': 'a file of at most 5 MB at a time, or 500 names',
}

function takesList(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (isListType(getNullableType(type)) && !isEnumType(named)) return true
  return isInputObjectType(named) && Object.values(named.getFields()).some((field) => takesList(field.type))
}

test('every field that takes a list is measured with the longest one', () => {
  const schema = createSchema()
  const measured = new Set(longWork.flatMap(({ fields = [] }) => fields))
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  )
  const missing = fields.filter(
    ({ name, args }) =>
      args.some(({ type }) => takesList(type)) && !measured.has(name) && !shortLists.has(name),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('no other file calls what holds the thread', async () => {
  expect(await filesWith(/\b\w+Sync\(/)).toEqual(Object.keys(heldCalls))
})

test('no other file repeats work', async () => {
  expect(await filesWith(/(?<!function )\brepeatJob\(/)).toEqual(Object.keys(repeatedWork))
})

test('every kind of work has its longest hold, with a reason if it is long', () => {
  expect(longWork.map(({ title }) => title).toSorted()).toEqual(Object.keys(holds).toSorted())
  const unexplained = Object.entries(holds).filter(
    ([, [longestMs, because]]) => longestMs > aimMs !== (because !== undefined),
  )
  expect(unexplained).toEqual([])
})

async function filesWith(pattern: RegExp): Promise<readonly string[]> {
  const paths: string[] = []
  const root = new URL('../../', import.meta.url).pathname
  for await (const path of glob('{composition,features,kernel}/**/*.ts', { cwd: root }))
    if (!/\.(test|fixture)\.ts$|\/fixture\//.test(path) && pattern.test(readFileSync(root + path, 'utf8')))
      paths.push(path)
  return paths.toSorted()
}
