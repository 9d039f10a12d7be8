import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { browserApps } from '../apps.ts'
import { root } from '../sources.ts'
import { importsInTests, workspaceImports } from '../workspaces.ts'
import { declaredMembers, usedMembers } from './feature-members.ts'
import { findImportViolation } from './layers.ts'
import { literalOf, type Node, nodesIn, parseModule, type SourceFile } from './syntax.ts'

const queryRefusal = 'call a function of the feature that queries the database'
const queryPattern = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|query)\(/g

/** Commands, and the types and resolvers of the API (docs/architecture.md#a-feature-has-one-word-everywhere). */
function hasNoQueries(path: string): boolean {
  const isCommand = path.startsWith('apps/server/src/cli/') && !path.endsWith('.test.ts')
  return isCommand || /^apps\/server\/src\/features\/.*\bschema\.ts$/.test(path)
}

export const isTest = (path: string): boolean => /\.test\.tsx?$|\/src\/testing\//.test(path)

/**
 * One module needs another: it imports it, or uses a member that the other adds to an interface of the kernel. A command
 * or a schema that queries the database needs the library for that.
 */
export interface Need {
  readonly path: string
  readonly text: string
  /** The module that it needs, or a package. Modules of this repository are paths from the root. */
  readonly target: string
  readonly isPackage: boolean
}

export function findBoundaryViolations(needs: readonly Need[], apps = browserApps): readonly string[] {
  const allowed = workspaceImports(apps)
  return needs.flatMap((need) => {
    const refusal = need.isPackage
      ? packageRefusal(need, allowed)
      : (workspaceRefusal(need) ?? findImportViolation(need.path, need.target, apps))
    return refusal === undefined ? [] : [`${need.path} ${need.text}: ${refusal}`]
  })
}

export function readSources(): readonly SourceFile[] {
  return globSync('{apps,packages,demo,bench,e2e,tooling}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|\/dist|fixture/.test(path),
  }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function needsOf(files: readonly SourceFile[]): readonly Need[] {
  const members = files
    .filter(({ text }) => text.includes('declare module'))
    .flatMap((file) => declaredMembers(file.path, nodesIn(parseModule(file))))
  return files.flatMap((file) => {
    const { path } = file
    const own = workspaceOf(path)
    if (own === undefined) return []
    const nodes = nodesIn(parseModule(file))
    const imports = nodes.flatMap(importIn).map((target): Need => {
      const text = `imports ${target}`
      return target.startsWith('.')
        ? { path, text, target: relative(root, resolve(root, path, '..', target)), isPackage: false }
        : { path, text, target, isPackage: true }
    })
    const ownMembers = members.filter((member) => member.path.startsWith(own.folder))
    const uses = usedMembers(nodes, ownMembers).map(({ owner, name, path: target }): Need => ({
      path,
      text: `uses ${name} of ${owner}, which ${target} adds`,
      target,
      isPackage: false,
    }))
    const queries = hasNoQueries(path) ? (file.text.match(queryPattern) ?? []) : []
    const calls = queries.map((query): Need => ({
      path,
      text: `calls ${query.slice(0, -1)}`,
      target: 'kysely',
      isPackage: true,
    }))
    return [...imports, ...uses, ...calls]
  })
}

interface Workspace {
  readonly name: string
  readonly folder: string
}

export function workspaceOf(path: string): Workspace | undefined {
  const match = /^(?:(?:apps|packages)\/([^/]+)|(demo|bench|e2e|tooling))\//.exec(path)
  const name = match?.[1] ?? match?.[2]
  return match && name !== undefined ? { name, folder: match[0] } : undefined
}

function workspaceRefusal({ path, target }: Need): string | undefined {
  return target.startsWith(workspaceOf(path)?.folder ?? '')
    ? undefined
    : 'a relative path leaves its own workspace'
}

function packageRefusal(
  { path, target }: Need,
  allowed: ReturnType<typeof workspaceImports>,
): string | undefined {
  if (hasNoQueries(path) && /^(?:kysely|pg)$/.test(target)) return queryRefusal
  const own = workspaceOf(path)?.name ?? ''
  const name = workspaceNamed(target)
  if (name === undefined || name === own) return undefined
  if (isTest(path) && (importsInTests[own] ?? ['testing']).includes(name)) return undefined
  return allowed[own]?.includes(name) ? undefined : `${own} may not import ${name}`
}

/** The workspace of an import: `@provender/domain/money/money` is of `domain`. */
export function workspaceNamed(target: string): string | undefined {
  return /^@provender\/([^/]+)/.exec(target)?.[1]
}

/** The static or dynamic import of a node, also of a type. */
function importIn({ type, source }: Node): readonly string[] {
  const target = /^(Import|Export)/.test(String(type)) ? literalOf(source) : undefined
  return target === undefined ? [] : [target]
}
