import { claimTypes } from '@provender/domain/claim/claim'
import * as v from 'valibot'
import { neededKey } from '../../kernel/app/device-storage.ts'

const draftSchema = v.object({
  /** Made once for a report: whatever becomes of an answer, it is one. */
  key: v.string(),
  order: v.string(),
  type: v.union([v.literal(''), v.picklist(claimTypes)]),
  message: v.string(),
  /** By the position of a line, what was typed as its quantity. */
  quantities: v.record(v.string(), v.string()),
  /** What is with the server already. */
  pictures: v.array(v.object({ id: v.string(), name: v.string(), bytes: v.number() })),
})

/** A report that is being written. */
export type ReportDraft = v.InferOutput<typeof draftSchema>

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (owner: string): string => neededKey(`report:${owner}`)

/** What this login has begun on this device and not sent. */
export function readDraft(owner: string, storage: DraftStorage | undefined): ReportDraft | undefined {
  const text = storage?.getItem(keyOf(owner)) ?? null
  if (text === null) return undefined
  try {
    const read = v.safeParse(draftSchema, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    // Something else wrote there: nothing to go by.
    return undefined
  }
}

/** Keeps it until it is sent or thrown away; one in which nothing was written is not kept. */
export function keepDraft(owner: string, draft: ReportDraft, storage: DraftStorage | undefined): void {
  try {
    if (isBlank(draft)) storage?.removeItem(keyOf(owner))
    else storage?.setItem(keyOf(owner), JSON.stringify(draft))
  } catch {
    // The device is full: the report is sent all the same, only a reload would forget it.
  }
}

/** Nothing of what somebody wrote stays on the device. */
export function forgetReport(owner: string, storage: DraftStorage | undefined): void {
  storage?.removeItem(keyOf(owner))
}

function isBlank({ message, quantities, pictures }: ReportDraft): boolean {
  return message.trim() === '' && Object.keys(quantities).length === 0 && pictures.length === 0
}
