import { parseNote, parseReason } from '@provender/domain/note/note'
import type { Result } from '@provender/domain/result'
import * as v from 'valibot'
import { cleanLines } from '../text/clean-text.ts'

export const noteSchema = (max: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    parsedBy((text) => parseNote(text, max)),
  )

export const reasonSchema = (max: number) =>
  v.pipe(
    v.string(),
    parsedBy((text) => parseReason(text, max)),
  )

function parsedBy(parse: (text: string) => Result<string, { readonly type: string }>) {
  return v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const parsed = parse(cleanLines(dataset.value))
    if (parsed.ok) return parsed.value
    addIssue({ message: parsed.refusal.type })
    return NEVER
  })
}
