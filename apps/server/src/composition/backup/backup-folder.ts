import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import * as v from 'valibot'
import { replaceAtomically } from '../../kernel/private-file.ts'
import { backupRefusal } from './backup-refusal.ts'

const pathInside = v.pipe(v.string(), v.regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/]/))
const entrySchema = v.object({
  path: pathInside,
  bytes: v.number(),
  sha256: v.string(),
})
export type Entry = v.InferOutput<typeof entrySchema>

const databaseSchema = v.variant('kind', [
  /** The files of the embedded database. They fit one version and one kind of machine. */
  v.object({ kind: v.literal('cluster'), fits: v.string(), folders: v.array(pathInside) }),
  v.object({ kind: v.literal('dump') }),
])

const manifestSchema = v.object({
  format: v.literal(1),
  /** When it began. All that was written before is in it. */
  startedAtMs: v.number(),
  schema: v.number(),
  database: databaseSchema,
  /** Rows that were there when it began, of tables from which nothing is deleted. */
  counts: v.record(v.string(), v.number()),
  entries: v.array(entrySchema),
})
export type Manifest = v.InferOutput<typeof manifestSchema>
const manifestFileSchema = v.object({ manifest: manifestSchema, sha256: v.string() })

export interface Backup {
  readonly folder: string
  readonly manifest: Manifest
}

const manifestName = 'manifest.json'
const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
export const draftEnding = '.draft'

export function nameOfBackup(startedAtMs: number): string {
  return `${new Date(startedAtMs).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

export async function listBackups(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw backupRefusal(`${folder} cannot be read`, error)
  })
  return names.filter((name) => namePattern.test(name)).toSorted()
}

/** The backup in this folder, or the newest of those in it. Throws if its manifest is damaged. */
export async function findBackup(folder: string): Promise<Backup> {
  const names = await listBackups(folder)
  const newest = names.at(-1)
  return await readBackup(newest === undefined ? folder : join(folder, newest))
}

export async function readBackup(folder: string): Promise<Backup> {
  const file = join(folder, manifestName)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw backupRefusal(`There is no backup in ${folder}`, error)
  })
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestFileSchema), text)
  if (!parsed.success || sumOf(parsed.output.manifest) !== parsed.output.sha256)
    throw backupRefusal(`${file} is damaged. Nothing was written. Use another backup`)
  return { folder, manifest: parsed.output.manifest }
}

/** The last step: with its manifest and its final name, the backup counts. */
export async function completeBackup(draft: string, manifest: Manifest): Promise<string> {
  const folder = draft.slice(0, -draftEnding.length)
  await replaceAtomically(
    join(draft, manifestName),
    JSON.stringify({ manifest, sha256: sumOf(manifest) } satisfies v.InferInput<typeof manifestFileSchema>),
  )
  await rename(draft, folder)
  const parent = await open(dirname(folder), 'r')
  try {
    await parent.sync()
  } finally {
    await parent.close()
  }
  return folder
}

function sumOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}

export async function writeEntry(
  folder: string,
  {
    path,
    source,
    isPacked = false,
  }: { readonly path: string; readonly source: Readable; readonly isPacked?: boolean },
): Promise<Entry> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const measure = async function* measure(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  if (isPacked) await pipeline(source, createZstdCompress(), measure, target)
  else await pipeline(source, measure, target)
  return { path, bytes, sha256: hash.digest('hex') }
}

export async function openSource(file: string): Promise<ReadStream | undefined> {
  try {
    return (await open(file, 'r')).createReadStream()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export async function unpackEntry({ folder }: Backup, path: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await pipeline(
    createReadStream(join(folder, path)),
    createZstdDecompress(),
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  )
}

export async function findDamage({ folder, manifest }: Backup): Promise<readonly string[]> {
  const damaged: string[] = []
  for (const { path, bytes, sha256 } of manifest.entries)
    if (!(await isWhole(join(folder, path), { bytes, sha256 }))) damaged.push(path)
  return damaged
}

export async function isWhole(file: string, { bytes, sha256 }: Omit<Entry, 'path'>): Promise<boolean> {
  const there = await stat(file).catch(() => undefined)
  if (there?.size !== bytes) return false
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  } catch {
    // The disk cannot read it.
    return false
  }
  return hash.digest('hex') === sha256
}

/** Deletes backups from before this time, but never the newest, and what interrupted ones have left. */
export async function removeOldBackups(
  folder: string,
  { beforeMs, nowMs }: { readonly beforeMs: number; readonly nowMs: number },
): Promise<readonly string[]> {
  const names = await listBackups(folder)
  const old = names.slice(0, -1).filter((name) => name < nameOfBackup(beforeMs))
  const dayAgo = `${nameOfBackup(nowMs - 86_400_000)}${draftEnding}`
  const drafts = (await readdir(folder)).filter(
    (name) =>
      name.endsWith(draftEnding) && namePattern.test(name.slice(0, -draftEnding.length)) && name < dayAgo,
  )
  for (const name of [...old, ...drafts]) await rm(join(folder, name), { recursive: true, force: true })
  return old
}
