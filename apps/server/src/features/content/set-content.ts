import type { ConnectedPool } from '@provender/db/connect-pool'
import type { Language } from '@provender/domain/languages'
import { ok, type Result } from '@provender/domain/result'
import { changeSettings } from '../wholesaler/change-settings.ts'
import { type ContentKindName, contentKinds, type InvalidContent } from './content-kind.ts'
import { type EntryChange, mergeEntry, type InvalidEntry } from './merge-entry.ts'

export type ContentOutcome = 'ADDED' | 'CHANGED' | 'UNCHANGED'

export async function setContent(
  database: Pick<ConnectedPool, 'db'>,
  kindName: ContentKindName,
  { change, language }: { readonly change: EntryChange; readonly language: Language },
): Promise<Result<ContentOutcome, InvalidContent | InvalidEntry>> {
  const kind = contentKinds[kindName]
  const existing = (await kind.read(database.db)).find(({ code }) => code === change.code)
  const merged = mergeEntry(existing, change, language)
  if (!merged.ok) return merged
  const prepared = kind.prepare(merged.value)
  if (!prepared.ok) return prepared
  const isChanged = await changeSettings(database, prepared.value)
  if (!isChanged) return ok('UNCHANGED')
  return ok(existing ? 'CHANGED' : 'ADDED')
}

export async function removeContent(
  database: Pick<ConnectedPool, 'db'>,
  kindName: ContentKindName,
  code: string,
): Promise<boolean> {
  return await changeSettings(database, (tx) => contentKinds[kindName].remove(tx, code))
}
