import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { test } from '../harness/journey.ts'
import { butter } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

const root = join(import.meta.dirname, '../..')
/** Strings that occur only in one product of the catalogue. */
const canaries = [butter.name, butter.code, `-${butter.id}<`]
const words = 'unsalted butter'

function pages(): readonly string[] {
  const tree = readFileSync(join(root, 'apps/shop/src/route-tree.gen.ts'), 'utf8')
  const routes = /interface FileRoutesByTo \{([\s\S]*?)\}/.exec(tree)?.[1]?.match(/'[^']+'/g) ?? []
  const paths = routes.map((route) => route.slice(1, -1).replace('$address', butter.page.split('/').at(-1)!))
  return [
    ...paths,
    butter.page,
    `/shop?q=${encodeURIComponent(words)}`,
    '/shop?sort=NAME_ASC&layout=list',
    '/not-a-page',
  ]
}

const served = [
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/offline-start',
  '/catalogue/current',
]

function questions(): readonly string[] {
  const schema = buildSchema(readFileSync(join(root, 'packages/schema/src/schema.graphql'), 'utf8'))
  return Object.values(schema.getQueryType()!.getFields()).map((field) => {
    const args = field.args
      .filter((arg) => isNonNullType(arg.type) || arg.name === 'search' || arg.name === 'q')
      .map((arg) => `${arg.name}: ${literalOf(arg.type)}`)
    return `{ ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selectionOf(field, 3)} }`
  })
}

function literalOf(type: GraphQLInputType): string {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return `[${literalOf(nullable.ofType)}]`
  const named = getNamedType(nullable)
  if (isEnumType(named)) return named.getValues()[0]!.name
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter((field) => isNonNullType(field.type))
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`
  }
  if (named.name === 'Int64') return `"${butter.page.split('-').at(-1)!}"`
  if (named.name === 'Int' || named.name === 'Quantity') return '1'
  if (named.name === 'Boolean') return 'true'
  return named.name === 'Uuid' ? '"00000000-0000-4000-8000-000000000001"' : `"${words}"`
}

function selectionOf(field: GraphQLField<unknown, unknown>, depth: number): string {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).filter(
    (each) =>
      !each.args.some((arg) => isNonNullType(arg.type)) &&
      (depth > 1 || !isObjectType(getNamedType(each.type))),
  )
  return `{ __typename ${fields.map((each) => `${each.name} ${selectionOf(each, depth - 1)}`).join(' ')} }`
}

async function leaks(visitor: APIRequestContext, parts: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  const check = (label: string, text: string) => {
    if (canaries.some((canary) => text.includes(canary))) found.push(label)
  }
  const headers = { deviceid: 'journeys' }
  const readPaths = async () => {
    for (const path of [...pages(), ...served, ...parts])
      check(path, await (await visitor.get(path, { headers })).text())
  }
  const runQueries = async () => {
    for (const query of questions()) {
      const answer = await visitor.post('/graphql', { headers, data: { query } })
      check(/\w+/.exec(query)![0], await answer.text())
    }
  }
  await Promise.all([readPaths(), runQueries()])
  return found
}

test('behind the login wall no page, query or file gives a visitor any part of the catalogue', async ({
  request,
  enter,
  provender,
}) => {
  const headers = { deviceid: 'journeys' }
  const home = await (await request.get(butter.page)).text()
  const picture = /\/(?:narrower-)?pictures\/[^"\s,]+/.exec(home)![0]
  const current = await (await request.get('/catalogue/current', { headers })).text()
  const parts = (current.match(/\/catalogue\/[\w/.-]+/g) ?? []).slice(0, 20)
  // Without the wall the strings are everywhere. This also fills all caches.
  const open = await leaks(request, parts)
  expect(open).toEqual(expect.arrayContaining([butter.page, '/sitemap-1.xml', 'product', 'products']))
  expect((await request.get(picture)).status()).toBe(200)
  const takeBack = provender.configure({ loginWall: 'true' })
  try {
    await expect.poll(async () => (await request.get('/robots.txt')).text()).toContain('Disallow: /\n')
    expect(await leaks(request, parts)).toEqual([])
    expect((await request.get(picture)).status()).toBe(401)
    expect((await request.get(picture)).headers()['cache-control']).toBe('no-store')
    const page = await (await request.get('/shop')).text()
    expect(page).toContain('Please login to see the products')
    expect(page).toContain('noindex')
    expect(page).not.toMatch(/application\/ld\+json|rel="canonical"|type="search"/)
    const shopper = (await enter('demo')).request
    expect(await (await shopper.get(butter.page)).text()).toContain(butter.code)
  } finally {
    takeBack()
  }
  await expect.poll(async () => (await request.get('/robots.txt')).text()).not.toContain('Disallow: /\n')
})
