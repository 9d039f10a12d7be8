import { claimTypes } from '@provender/domain/claim/claim'
import { neededKey } from '@provender/platform/needed-key'
import * as v from 'valibot'

const draftSchema = v.object({
  /** Created once per report, so that a retry does not send it twice. */
  key: v.string(),
  order: v.string(),
  type: v.union([v.literal(''), v.picklist(claimTypes)]),
  message: v.string(),
  /** The typed quantity, by the position of the line. */
  quantities: v.record(v.string(), v.string()),
  /** Already uploaded. */
  pictures: v.array(v.object({ id: v.string(), name: v.string(), bytes: v.number() })),
})

export type ReportDraft = v.InferOutput<typeof draftSchema>

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (owner: string): string => neededKey(`report:${owner}`)

export function readDraft(owner: string, storage: DraftStorage | undefined): ReportDraft | undefined {
  const text = storage?.getItem(keyOf(owner)) ?? null
  if (text === null) return undefined
  try {
    const read = v.safeParse(draftSchema, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

export function storeDraft(owner: string, draft: ReportDraft, storage: DraftStorage | undefined): void {
  try {
    if (isBlank(draft)) storage?.removeItem(keyOf(owner))
    else storage?.setItem(keyOf(owner), JSON.stringify(draft))
  } catch {
    // Storage is full. The report can still be sent, but a reload loses it.
  }
}

export function deleteDraft(owner: string, storage: DraftStorage | undefined): void {
  storage?.removeItem(keyOf(owner))
}

function isBlank({ message, quantities, pictures }: ReportDraft): boolean {
  return message.trim() === '' && Object.keys(quantities).length === 0 && pictures.length === 0
}
