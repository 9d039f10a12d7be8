import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { root } from '../sources.ts'
import type { SourceFile } from './boundaries.ts'

const serverFiles = 'apps/shop/src/kernel/links/server-files.ts'
const remedy =
  'make it with hrefOf({ to, params, search }), or go there with navigate({ to, params, search })'

/**
 * Returns a sentence for each address of the shop that is written as text: in the shop for all, except where the router
 * checks them, and elsewhere for those that are no page of the shop (docs/architecture.md#addresses).
 */
export function textAddresses(files: readonly SourceFile[]): readonly string[] {
  const pages = pagesOf(files)
  return files.flatMap(({ path, text }) => {
    const named = addressesIn(path, text)
    if (path.startsWith('apps/shop/src/') || path.startsWith('packages/web/src/'))
      return named
        .filter((address) => !address.isChecked && isRefused(address, path, pages))
        .map(({ text: findings }) => `${path} builds the address ${findings}: ${remedy}`)
    return named
      .filter(({ text: findings }) => isInside(findings, pages) && !isPage(findings, pages))
      .map(({ text: findings }) => `${path} names ${findings}, which is no page of the shop`)
  })
}

export function readAddressSources(): readonly SourceFile[] {
  return globSync(
    [
      'apps/shop/{src,service-worker}/**/*.{ts,tsx}',
      'packages/web/src/**/*.{ts,tsx}',
      'apps/server/src/**/*.ts',
      'demo/src/content/*.ts',
    ],
    { cwd: root, exclude: (path) => /\.(test|gen|fixture)\.|\/testing\//.test(path) },
  ).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The pages of the shop, as their routes say: `/account/orders/$number`. */
function pagesOf(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) =>
    path.startsWith('apps/shop/src/routes/')
      ? Array.from(text.matchAll(/createFileRoute\('(\/.*?)\/?'\)/g), ([, page = '']) => page)
      : [],
  )
}

interface NamedAddress {
  /** With `…` in place of inserted values. */
  readonly text: string
  /** It is the target of a link or a form. */
  readonly isTarget: boolean
  /** The router's types check it. */
  readonly isChecked: boolean
}

function isRefused({ text, isTarget }: NamedAddress, path: string, pages: readonly string[]): boolean {
  if (text.startsWith('/documents/')) return path !== serverFiles
  return isInside(text, pages) || (isTarget && /^[/?](?!icons\/|src\/|manifest)/.test(text))
}

/** Does an address begin as one of the shop's pages does? */
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

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Every text in a module that could be the path of a page, outside of types and imports. */
function addressesIn(path: string, source: string): readonly NamedAddress[] {
  const program = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' }, path)
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
  walk(program, { isTarget: false, isChecked: false })
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
