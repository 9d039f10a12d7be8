import * as v from 'valibot'
import type { StoredTexts } from '../../kernel/offline/stored-texts.ts'
import type { LearnedRow } from './learned-row.ts'

/** What the company means by its words, until the server has it: kept on the device, whatever becomes of this window. */
export interface LessonBook {
  /** Keeps what was learned and sends it, now or when the server is back. */
  readonly learn: (lines: readonly LearnedRow[]) => Promise<void>
  /** Takes back what was learned for these words, in the same way. */
  readonly unlearn: (said: readonly string[]) => Promise<void>
  /** What the server has not got, the latest last. */
  readonly unsent: () => Promise<readonly LessonChange[]>
  /** Sends what is kept, in its order; what cannot be sent now stays. Gives whether anything was sent. */
  readonly deliver: () => Promise<boolean>
  /** Nothing of this login stays on the device. */
  readonly forget: () => Promise<void>
}

/** What some words mean from now on; null: what was learned for them is forgotten. */
export interface LessonChange extends Pick<LearnedRow, 'said'> {
  readonly meaning: Omit<LearnedRow, 'said'> | null
}

interface LessonBookParts {
  readonly texts: StoredTexts
  /** Company and login: never sent under another. */
  readonly owner: string
  readonly newId: () => string
  readonly nowMs: () => number
  readonly send: (changes: readonly LessonChange[]) => Promise<unknown>
  /** Is it worth to try again later? */
  readonly isTransientError: (error: unknown) => boolean
}

const changesSchema = v.array(
  v.object({
    said: v.string(),
    meaning: v.nullable(v.object({ productId: v.string(), unit: v.picklist(['1', '2']) })),
  }),
)

/** Learning twice is learning once: any window may send what another has kept. */
export function createLessonBook(parts: LessonBookParts): LessonBook {
  const { texts, owner, newId, nowMs, send, isTransientError } = parts
  const prefix = `lessons ${owner} `
  const read = async (): Promise<readonly (readonly [string, string])[]> => {
    try {
      return [...(await texts.read(prefix))]
    } catch {
      // Where nothing can be kept nothing is waiting.
      return []
    }
  }
  const forgetSent = async (key: string, text: string): Promise<void> => {
    try {
      await texts.removeSame(key, text)
    } catch {
      // It stays and is sent once more, which changes nothing.
    }
  }
  const isSent = async (changes: readonly LessonChange[]): Promise<boolean> => {
    try {
      await send(changes)
      return true
    } catch (error) {
      return !isTransientError(error)
    }
  }
  const deliver = async (): Promise<boolean> => {
    const kept = await read()
    for (const [key, text] of kept) {
      const changes = changesIn(text)
      if (changes.length > 0 && !(await isSent(changes))) return false
      await forgetSent(key, text)
    }
    return kept.length > 0
  }
  const change = async (changes: readonly LessonChange[]): Promise<void> => {
    try {
      // By time, so that they are read in the order they were learned in.
      await texts.write(`${prefix}${String(nowMs()).padStart(15, '0')} ${newId()}`, JSON.stringify(changes))
    } catch {
      // The device keeps nothing: what cannot be sent now is learned another time.
      await isSent(changes)
      return
    }
    await deliver()
  }
  return {
    learn: (lines) => change(lines.map(({ said, ...meaning }) => ({ said, meaning }))),
    unlearn: (said) => change(said.map((words) => ({ said: words, meaning: null }))),
    unsent: async () => (await read()).flatMap(([, text]) => changesIn(text)),
    deliver,
    forget: async () => {
      try {
        await texts.removeAll(prefix)
      } catch {
        // Nothing can be kept, so nothing is.
      }
    },
  }
}

function changesIn(text: string): readonly LessonChange[] {
  try {
    const parsed = v.safeParse(changesSchema, JSON.parse(text))
    return parsed.success ? parsed.output : []
  } catch {
    // No JSON: not ours.
    return []
  }
}
