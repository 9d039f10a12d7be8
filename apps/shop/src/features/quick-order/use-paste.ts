import { statusOf } from '@provender/client/api/execute'
import { type LearnedMatch } from '@provender/sync/learned-matches/learned-match'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useRef, useState } from 'react'
import { useShopState } from '../../kernel/app/shop-state.ts'
import type { ProductListContext } from '../catalogue/product-list-context.ts'
import { addRows, canBuy } from './add-rows.ts'
import { learnedNow, learnedMatchesOf, memoryQuery, unlearn } from './learned-matches.ts'
import { cardOf, learnedRows, type MatchedText, matchText, memoryOf } from './match-text.ts'
import {
  actedOn,
  allConfirmed,
  learnedFrom,
  type PasteAct,
  type PasteRow,
  pasteRows,
  withRowRead,
} from './paste-rows.ts'
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
  /** Forgets what was learned for the words of a row, and reads the row anew. */
  readonly forget: (row: PasteRow) => Promise<void>
  /** Puts what is confirmed into the basket; gives how many lines, and the way back. */
  readonly add: () => { readonly count: number; readonly undo: () => void }
  readonly clear: () => void
}

/** What was pasted, on its way into the basket. */
export function usePaste(shelf: ProductListContext): Paste {
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
  const [forget] = useState(() => async (row: PasteRow) => {
    await unlearn(client, [row.said])
    const matched = await matchText(client, row.text).catch(() => undefined)
    const read = matched ? pasteRows(matched, (choice) => canBuy(counter, choice)) : []
    setRows((before) => withRowRead(before, row, read))
  })
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
    forget,
    confirmAll: () => setRows((before) => allConfirmed(before, (choice) => canBuy(counter, choice))),
    add: () => {
      const confirmed = rows.filter(({ isConfirmed }) => isConfirmed)
      const choices = confirmed.flatMap(({ choice }) => choice ?? [])
      const { problems, undo } = addRows(counter, choices)
      tell(problems)
      const lines = learnedFrom(confirmed)
      const learning = lines.length > 0 ? learn(client, lines) : undefined
      const left = rows.filter(({ isConfirmed }) => !isConfirmed)
      setRows(left)
      // What is in the basket would be found once more.
      setText(left.map((row) => row.text).join('\n'))
      if (left.length === 0) setState('idle')
      return {
        count: choices.length,
        undo: () => {
          undo()
          if (learning) void takeBack(client, learning)
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

/** What some words mean now, and what all words meant before. */
interface Learning {
  readonly said: readonly string[]
  readonly before: readonly LearnedMatch[]
}

async function learn(client: QueryClient, lines: readonly LearnedMatch[]): Promise<Learning> {
  const { learnedLines } = client.getQueryData(memoryQuery.queryKey) ?? (await memoryOf(client))
  // Asked for before the new lines are written, and without waiting: a text that is pasted next already means them.
  const before = learnedNow(client, learnedRows(learnedLines))
  await learnedMatchesOf(client).learn(lines)
  await client.invalidateQueries(memoryQuery)
  return { said: lines.map(({ said }) => said), before: await before }
}

async function takeBack(client: QueryClient, learning: Promise<Learning>): Promise<void> {
  const { said, before } = await learning
  await unlearn(client, said, before)
}
