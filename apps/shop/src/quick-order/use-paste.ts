import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useRef, useState } from 'react'
import { statusOf } from '../api/execute.ts'
import { useShopState } from '../app/shop-state.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import { addRows, canBuy } from './add-rows.ts'
import { lessonsOf, memoryQuery } from './lessons.ts'
import { cardOf, type MatchedText, matchText } from './match-text.ts'
import { actedOn, allConfirmed, learnedFrom, type PasteAct, type PasteRow, pasteRows } from './paste-rows.ts'
import { usePastedText } from './use-pasted-text.ts'
import { useTellProblems } from './use-tell-problems.ts'

/** `nothing`: the text asks for nothing. */
type PasteState = 'idle' | 'reading' | 'read' | 'nothing' | 'unreachable' | 'refused'

interface Outcome {
  readonly state: PasteState
  readonly matched?: MatchedText
}

export interface Paste {
  readonly text: string
  readonly state: PasteState
  readonly rows: readonly PasteRow[]
  /** Of the text that was read: the rows of another are others. */
  readonly number: number
  readonly onText: (text: string) => void
  /** Reads this text, or the one that stands there. */
  readonly read: (text?: string) => void
  readonly onAct: (id: number, act: PasteAct) => void
  /** Takes a row for another product that it may mean; false where nothing more is to be had of that. */
  readonly mean: (id: number, productId: string) => Promise<boolean>
  readonly confirmAll: () => void
  /** Puts what is confirmed into the basket; gives how many lines, and the way back. */
  readonly add: () => { readonly count: number; readonly undo: () => void }
  readonly clear: () => void
}

/** What was pasted, on its way into the basket. */
export function usePaste(shelf: Shelf): Paste {
  const client = useQueryClient()
  const { baskets } = useShopState()
  const tell = useTellProblems()
  const [text, setText] = usePastedText()
  const [rows, setRows] = useState<readonly PasteRow[]>([])
  const [number, setNumber] = useState(0)
  const [state, setState] = useState<PasteState>('idle')
  const asked = useRef(0)
  // One for good: a row that does not change is not drawn again.
  const [onAct] = useState(() => (id: number, act: PasteAct) => setRows((before) => actedOn(before, id, act)))
  const [mean] = useState(() => async (id: number, productId: string) => {
    const product = await cardOf(client, productId)
    if (product) onAct(id, { act: 'choose', product })
    return product !== undefined
  })
  const counter = { baskets, shelf }
  const read = async (whole: string) => {
    asked.current += 1
    const own = asked.current
    setState('reading')
    const outcome = await readText(whole)
    // Somebody may have pasted something else meanwhile.
    if (own !== asked.current) return
    // Many rows at once are drawn between other things.
    startTransition(() => {
      setRows(outcome.matched ? pasteRows(outcome.matched, (choice) => canBuy(counter, choice)) : [])
      setNumber(own)
      setState(outcome.state)
    })
  }
  const readText = async (whole: string): Promise<Outcome> => {
    if (whole.trim() === '') return { state: 'nothing' }
    try {
      const matched = await matchText(client, whole)
      return matched.lines.length > 0 ? { state: 'read', matched } : { state: 'nothing' }
    } catch (error) {
      return { state: statusOf(error) === 0 ? 'unreachable' : 'refused' }
    }
  }
  return {
    text,
    state,
    rows,
    number,
    onText: setText,
    read: (whole = text) => {
      setText(whole)
      void read(whole)
    },
    onAct,
    mean,
    confirmAll: () => setRows((before) => allConfirmed(before, (choice) => canBuy(counter, choice))),
    add: () => {
      const confirmed = rows.filter(({ isConfirmed }) => isConfirmed)
      const choices = confirmed.flatMap(({ choice }) => choice ?? [])
      const { problems, undo } = addRows(counter, choices)
      tell(problems)
      const lines = learnedFrom(confirmed)
      if (lines.length > 0) void learn(client, lines)
      const left = rows.filter(({ isConfirmed }) => !isConfirmed)
      setRows(left)
      // What is in the basket would be found once more.
      setText(left.map((row) => row.text).join('\n'))
      if (left.length === 0) setState('idle')
      return {
        count: choices.length,
        undo: () => {
          undo()
          setText(text)
          setRows(rows)
          setState('read')
        },
      }
    },
    clear: () => {
      asked.current += 1
      setText('')
      setRows([])
      setState('idle')
    },
  }
}

async function learn(client: QueryClient, lines: ReturnType<typeof learnedFrom>): Promise<void> {
  await lessonsOf(client).learn(lines)
  await client.invalidateQueries(memoryQuery)
}
