import { useLingui } from '@lingui/react/macro'
import { statusOf } from '@provender/client/api/execute'
import { prefetchModules } from '@provender/web/loading/lazy-part'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import type { Shortfall } from '../catalogue/shortfall.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { useProblemNotices } from '../order/use-problem-notices.ts'
import { addRows, canBuy } from './add-rows.ts'
import { cardOf, type MatchedText, matchText } from './match-text.ts'
import { readNeverBought } from './never-bought.ts'
import {
  applyPasteAction,
  allConfirmed,
  learnedFrom,
  type PasteAction,
  type PasteRow,
  pasteRows,
  unmatchedRow,
  withMoreRows,
  withRow,
  withRereadRow,
} from './paste-rows.ts'
import type { AddableRows } from './use-addable.ts'
import { usePastedText } from './use-pasted-text.ts'
import { useTeaching } from './use-teaching.ts'

/** `nothing`: the text has no order lines. */
type PasteState = 'idle' | 'reading' | 'read' | 'nothing' | 'unreachable' | 'refused'

interface Outcome {
  readonly state: PasteState
  readonly matched?: MatchedText
  readonly leftOut?: readonly string[]
}

export interface Paste {
  readonly text: string
  readonly state: PasteState
  readonly rows: readonly PasteRow[]
  /** Products of the lines to check that the company has never bought. Empty until the server has said so. */
  readonly neverBought: ReadonlySet<string>
  readonly leftOut: readonly string[]
  readonly takeIn: (line: string) => Promise<void>
  /** The number of the text that was read. Rows of different texts need different keys. */
  readonly number: number
  readonly onText: (text: string) => void
  readonly read: (text?: string) => void
  readonly onAction: (id: number, action: PasteAction) => void
  /** Offers to put back a row that was removed. */
  readonly onRemoved: (row: PasteRow) => void
  readonly chooseProduct: (id: number, productId: string) => Promise<boolean>
  readonly confirmAll: () => void
  readonly deleteMatch: (row: PasteRow) => Promise<void>
  readonly reread: Reread | undefined
  readonly add: (addable: AddableRows) => AddedPaste
  readonly clear: () => void
}

interface AddedPaste {
  readonly count: number
  readonly shortfalls: readonly Shortfall[]
  readonly undo: () => void
}

export interface Reread {
  readonly id: number
}

const loadLeftOutLines = async () => await import('@provender/catalogue/left-out-lines')

export function usePaste(): Paste {
  const client = useQueryClient()
  const listContext = useProductList()
  const { t } = useLingui()
  const { baskets, notices } = useShopState()
  const showProblems = useProblemNotices()
  const [text, setText] = usePastedText()
  const [rows, setRows] = useState<readonly PasteRow[]>([])
  const [neverBought, setNeverBought] = useState<ReadonlySet<string>>(new Set())
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [number, setNumber] = useState(0)
  const [state, setState] = useState<PasteState>('idle')
  const [reread, setReread] = useState<Reread>()
  const lastRead = useRef(0)
  useEffect(() => prefetchModules([loadLeftOutLines]), [])
  // These keep their identity, so that unchanged rows do not re-render.
  const { teach, takeBack, forget, startAgain } = useTeaching()
  const latestRows = useRef(rows)
  useEffect(() => {
    latestRows.current = rows
  }, [rows])
  const [onAction] = useState(() => (id: number, action: PasteAction) => {
    setRows((before) => applyPasteAction(before, id, action))
    const row = latestRows.current.find((each) => each.id === id)
    const [changed] = row ? applyPasteAction([row], id, action) : []
    const before = row && learnedFrom(row)
    const match = changed && learnedFrom(changed)
    if (match) teach(match)
    else if (before && changed && !changed.isSubstitute) takeBack(before.said)
    if (action.type === 'doubt') setReread({ id })
  })
  const [chooseProduct] = useState(() => async (id: number, productId: string) => {
    const product = await cardOf(client, productId)
    if (product) onAction(id, { type: 'choose', product })
    return product !== undefined
  })
  const onRemoved = useCallback(
    (row: PasteRow) => {
      const readNumber = lastRead.current
      const { text: said } = row
      notices.show({
        kind: 'toast',
        about: 'removed',
        text: t`“${said}” is left out.`,
        action: {
          label: t`Undo`,
          onAction: () => {
            if (readNumber === lastRead.current) setRows((before) => withRow(before, row))
          },
        },
      })
    },
    [notices, t],
  )
  const target = useMemo(() => ({ baskets, listContext }), [baskets, listContext])
  const deleteMatch = useCallback(
    async (row: PasteRow) => {
      await forget(row.matchKey)
      const matched = row.isLearned ? await matchText(client, row.text).catch(() => undefined) : undefined
      // What was chosen just now stays chosen for this order.
      const kept = row.isLearned ? [] : [{ ...row, isChosen: false }]
      const read = matched ? pasteRows(matched, (choice) => canBuy(target, choice)) : kept
      setReread({ id: row.id })
      setRows((before) => withRereadRow(before, row, read))
    },
    [client, target, forget],
  )
  const read = async (source: string) => {
    lastRead.current += 1
    const readNumber = lastRead.current
    startAgain()
    setState('reading')
    const outcome = await readText(source)
    // The user may have pasted another text meanwhile.
    if (readNumber !== lastRead.current) return
    const readRows = outcome.matched ? pasteRows(outcome.matched, (choice) => canBuy(target, choice)) : []
    // A transition, because many rows take long to render.
    startTransition(() => {
      setRows(readRows)
      setLeftOut(outcome.leftOut ?? [])
      setNumber(readNumber)
      setReread(undefined)
      setState(outcome.state)
    })
    const never = await readNeverBought(client, readRows).catch(() => undefined)
    if (never && readNumber === lastRead.current) startTransition(() => setNeverBought(never))
  }
  const readText = async (source: string): Promise<Outcome> => {
    if (source.trim() === '') return { state: 'nothing' }
    try {
      const [matched, { leftOutLines }] = await Promise.all([matchText(client, source), loadLeftOutLines()])
      const leftOut = leftOutLines(
        source,
        matched.lines.map((line) => line.text),
      )
      return matched.lines.length > 0 ? { state: 'read', matched, leftOut } : { state: 'nothing', leftOut }
    } catch (error) {
      return { state: statusOf(error) === 0 ? 'unreachable' : 'refused' }
    }
  }
  return {
    text,
    state,
    rows,
    neverBought,
    leftOut,
    takeIn: async (line) => {
      const readNumber = lastRead.current
      // Before the answer, so that a second press does not read it twice.
      setLeftOut((before) => withoutFirst(before, line))
      const matched = await matchText(client, line, true).catch(() => undefined)
      if (readNumber !== lastRead.current) return
      const read = matched ? pasteRows(matched, (choice) => canBuy(target, choice)) : []
      setRows((before) => withMoreRows(before, read.length > 0 ? read : [unmatchedRow(line)]))
      setState('read')
    },
    number,
    onText: setText,
    read: (source = text) => {
      setText(source)
      void read(source)
    },
    onAction,
    onRemoved,
    chooseProduct,
    deleteMatch,
    reread,
    confirmAll: () => setRows((before) => allConfirmed(before, (choice) => canBuy(target, choice))),
    add: (addable) => {
      const confirmed = rows.filter(({ isConfirmed, id }) => isConfirmed && addable.get(id)?.quantity !== 0)
      const choices = confirmed.flatMap(({ choice, id }) =>
        choice ? [{ ...choice, quantity: addable.get(id)?.quantity ?? choice.quantity }] : [],
      )
      const shortfalls = rows
        .filter(({ isConfirmed }) => isConfirmed)
        .flatMap((row) => shortfallOf(row, addable))
      const { problems, isAdded, undo } = addRows(target, choices)
      showProblems(problems)
      const added = confirmed.filter(({ choice }) => choice && isAdded(choice))
      const left = rows.filter((row) => !added.includes(row))
      setRows(left)
      // Keep only the text of the remaining rows, so that the added ones are not read again.
      setText(left.map((row) => row.text).join('\n'))
      if (left.length === 0) setState('idle')
      return {
        count: added.length,
        shortfalls,
        undo: () => {
          undo()
          setText(text)
          setRows(rows)
          setState('read')
        },
      }
    },
    clear: () => {
      lastRead.current += 1
      setText('')
      setRows([])
      setLeftOut([])
      setState('idle')
    },
  }
}

function withoutFirst(lines: readonly string[], line: string): readonly string[] {
  const index = lines.indexOf(line)
  return index === -1 ? lines : lines.toSpliced(index, 1)
}

function shortfallOf({ id, choice }: PasteRow, addable: AddableRows): readonly Shortfall[] {
  const added = addable.get(id)
  if (!choice || !added || added.quantity >= choice.quantity) return []
  const name = fullProductName(choice.product)
  const { quantity, by } = added
  if (quantity === 0 && by !== 'QUANTITY_CAP') return [{ name, reason: 'out' }]
  const kind = unitOf(choice.product, choice.unit)?.kind ?? 'PIECE'
  return [{ name, reason: by === 'QUANTITY_CAP' ? 'cap' : 'stock', quantity, kind }]
}
