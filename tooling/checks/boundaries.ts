import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { root } from '../sources.ts'
import { findImportViolation } from './layers.ts'

/** Which workspace may import which (docs/architecture.md). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  schema: ['domain'],
  intake: [],
  catalogue: ['domain', 'intake'],
  client: ['schema'],
  'device-catalogue': ['domain', 'catalogue', 'client'],
  sync: ['domain', 'schema', 'client'],
  db: ['domain'],
  messages: ['domain'],
  platform: ['domain'],
  ui: ['domain'],
  web: ['domain', 'schema', 'client', 'platform', 'ui', 'messages'],
  demo: ['domain'],
  server: ['domain', 'catalogue', 'sync', 'db', 'demo', 'schema', 'messages'],
  shop: [
    'domain',
    'catalogue',
    'schema',
    'client',
    'device-catalogue',
    'sync',
    'platform',
    'ui',
    'web',
    'messages',
  ],
  mobile: ['shop', 'domain', 'schema', 'client', 'platform', 'ui', 'messages'],
  testing: ['domain', 'db'],
  bench: ['domain', 'catalogue', 'db', 'demo', 'schema', 'server', 'testing'],
  e2e: ['domain', 'db', 'schema', 'server', 'testing'],
  tooling: ['domain', 'messages', 'schema', 'server', 'testing'],
}

/** What tests and `src/testing` may import in addition: test helpers, and the clients that a server is tested with. */
const allowedInTests: Readonly<Record<string, readonly string[]>> = {
  server: ['testing', 'client', 'device-catalogue', 'intake'],
}

const commandLineRefusal = 'a command calls a function of a feature, which queries the database'
const queryPattern = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|query)\(/g

function isCommandLine(path: string): boolean {
  return path.startsWith('apps/server/src/cli/') && !path.endsWith('.test.ts')
}

export interface SourceFile {
  /** From the root. */
  readonly path: string
  readonly text: string
}

/** Returns a sentence for each import that crosses a forbidden boundary. */
export function findBoundaryViolations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const own = workspaceOf(path)
    if (own === undefined) return []
    const imports = importsOf(path, text).flatMap((target) => {
      const refusal = refusalOf(path, own, target)
      return refusal === undefined ? [] : [`${path} imports ${target}: ${refusal}`]
    })
    const queries = isCommandLine(path) ? (text.match(queryPattern) ?? []) : []
    return [
      ...imports,
      ...queries.map((query) => `${path} calls ${query.slice(0, -1)}: ${commandLineRefusal}`),
    ]
  })
}

export function readSources(): readonly SourceFile[] {
  return globSync('{apps,packages,demo,bench,e2e,tooling}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|\/dist|fixture/.test(path),
  }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

interface Workspace {
  readonly name: string
  readonly folder: string
}

function workspaceOf(path: string): Workspace | undefined {
  const match = /^(?:(?:apps|packages)\/([^/]+)|(demo|bench|e2e|tooling))\//.exec(path)
  const name = match?.[1] ?? match?.[2]
  return match && name !== undefined ? { name, folder: match[0] } : undefined
}

function refusalOf(path: string, own: Workspace, target: string): string | undefined {
  if (target.startsWith('.')) {
    const reached = relative(root, resolve(root, path, '..', target))
    return reached.startsWith(own.folder)
      ? findImportViolation(path, reached)
      : 'a relative path leaves its own workspace'
  }
  if (isCommandLine(path) && /^(?:kysely|pg)$/.test(target)) return commandLineRefusal
  const name = /^@provender\/([^/]+)/.exec(target)?.[1]
  if (name === undefined || name === own.name) return undefined
  const isTest = /\.test\.tsx?$|\/src\/testing\//.test(path)
  if (isTest && (allowedInTests[own.name] ?? ['testing']).includes(name)) return undefined
  return allowed[own.name]?.includes(name) ? undefined : `${own.name} may not import ${name}`
}

/** The static and dynamic imports of a module, including types, which a compiled module no longer has. */
function importsOf(path: string, text: string): readonly string[] {
  const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' }, path)
  const findings: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) {
      for (const each of node) walk(each)
      return
    }
    if ('type' in node && 'source' in node && /^(Import|Export)/.test(String(node.type))) add(node.source)
    for (const value of Object.values(node)) walk(value)
  }
  const add = (source: unknown): void => {
    if (
      typeof source === 'object' &&
      source !== null &&
      'value' in source &&
      typeof source.value === 'string'
    )
      findings.push(source.value)
  }
  walk(program)
  return findings
}
