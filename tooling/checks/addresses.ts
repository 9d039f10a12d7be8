import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserApps } from '../apps.ts'
import { root } from '../sources.ts'
import { isNode, type Node, parseModule, type SourceFile } from './syntax.ts'

const remedy =
  'make it with hrefOf({ to, params, search }), or go there with navigate({ to, params, search })'

/**
 * Returns a sentence for each address of an app that is written as text: in the app itself for all, except where the router
 * checks them, and elsewhere for those that are no page (docs/architecture.md#addresses).
 */
export function textAddresses(files: readonly SourceFile[], apps = browserApps): readonly string[] {
  const routes = new Map(apps.map(({ folder }) => [folder, routesIn(folder, files)]))
  const pagesOf = ({ folder, addressPrefix }: (typeof apps)[number]) =>
    (routes.get(folder) ?? []).map((route) => addressPrefix + route)
  return files.flatMap((file) => {
    const { path } = file
    const owners = ownersOf(path, apps)
    // The router of an app leaves out its prefix.
    const ownPages = owners.flatMap((app) => [...(routes.get(app.folder) ?? []), ...pagesOf(app)])
    const otherPages = apps.filter((app) => !owners.includes(app)).flatMap(pagesOf)
    const isOfApp = owners.length > 0
    return addressesIn(file)
      .filter(({ isChecked }) => !isOfApp || !isChecked)
      .flatMap((address) => {
        const { text } = address
        if (isOfApp && isRefused(address, { path, ownPages, otherPages }))
          return [`${path} builds the address ${text}: ${remedy}`]
        return isInside(text, otherPages) && !isPage(text, otherPages)
          ? [`${path} names ${text}, which is no page of an app`]
          : []
      })
  })
}

/** The apps that a file is part of: every app has what is in `packages/web`. */
function ownersOf(path: string, apps: typeof browserApps): typeof browserApps {
  return path.startsWith('packages/web/src/')
    ? apps
    : apps.filter(({ folder }) => path.startsWith(`${folder}/src/`))
}

export function readAddressSources(): readonly SourceFile[] {
  return globSync(
    [
      ...browserApps.map(({ folder }) => `${folder}/{src,service-worker}/**/*.{ts,tsx}`),
      'packages/web/src/**/*.{ts,tsx}',
      'apps/server/src/**/*.ts',
      'demo/src/content/*.ts',
    ],
    { cwd: root, exclude: (path) => /\.(test|gen|fixture)\.|\/testing\//.test(path) },
  ).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The routes of an app as it declares them: `/account/orders/$number`. */
function routesIn(folder: string, files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) =>
    path.startsWith(`${folder}/src/routes/`)
      ? Array.from(text.matchAll(/createFileRoute\('(\/.*?)\/?'\)/g), ([, route = '']) =>
          // A layout has no part in the address.
          route.replace(/^\/_[^/]*/, ''),
        )
      : [],
  )
}

interface NamedAddress {
  readonly text: string
  readonly isTarget: boolean
  readonly isChecked: boolean
}

interface Place {
  readonly path: string
  readonly ownPages: readonly string[]
  readonly otherPages: readonly string[]
}

/** True if the router must print this address instead. */
function isRefused({ text, isTarget }: NamedAddress, { path, ownPages, otherPages }: Place): boolean {
  // One module of an app knows the addresses of files that the server makes.
  if (text.startsWith('/documents/')) return !path.endsWith('/server-files.ts')
  if (isInside(text, ownPages)) return true
  return isTarget && /^[/?](?!icons\/|src\/|manifest)/.test(text) && !isInside(text, otherPages)
}

/** True if an address begins as one of these pages does. */
function isInside(address: string, pages: readonly string[]): boolean {
  const first = segmentsOf(address)[0]
  return first !== undefined && pages.some((page) => segmentsOf(page)[0] === first)
}

function isPage(address: string, pages: readonly string[]): boolean {
  const segments = segmentsOf(address)
  const isWhole = !/\/\*?$/.test(address)
  return pages.map(segmentsOf).some((page) => {
    const isFound = segments.every(
      (segment, index) => page[index]?.startsWith('$') || page[index] === segment,
    )
    return isFound && (isWhole ? page.length === segments.length : page.length > segments.length)
  })
}

function segmentsOf(address: string): readonly string[] {
  return address
    .replace(/[?#].*$/s, '')
    .split('/')
    .slice(1)
    .filter((segment) => segment !== '' && segment !== '*')
}

/** Every text in a module that could be the path of a page, outside of types and imports. */
function addressesIn(file: SourceFile): readonly NamedAddress[] {
  const findings: NamedAddress[] = []
  const walk = (node: unknown, context: Omit<NamedAddress, 'text'>): void => {
    if (Array.isArray(node)) {
      for (const each of node) walk(each, context)
      return
    }
    if (!isNode(node)) return
    if (/^TS\w*Type/.test(String(node['type']))) return
    const text = textOf(node)
    if (text !== undefined && /^[/?]/.test(text)) findings.push({ text, ...context })
    const inner = contextIn(node, context)
    for (const [key, value] of Object.entries(node)) if (key !== 'source') walk(value, inner)
  }
  walk(parseModule(file), { isTarget: false, isChecked: false })
  return findings
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined
  return quasis
    .map(({ value: { cooked } }: { value: { cooked: string } }) => cooked)
    .join('…')
    .replace(/^…(?=\/)/, '')
}

const targets: ReadonlySet<unknown> = new Set(['href', 'action'])

function contextIn({ type, key, name, callee }: Node, outer: Omit<NamedAddress, 'text'>) {
  const named = type === 'Property' ? key : type === 'JSXAttribute' ? name : undefined
  if (isNode(named)) return { isTarget: targets.has(named['name']), isChecked: named['name'] === 'to' }
  if (type !== 'CallExpression' || !isNode(callee)) return outer
  return { isTarget: false, isChecked: callee['name'] === 'createFileRoute' }
}
