import { useRef, useState } from 'react'
import type { PasteAction } from './paste-rows.ts'
import type { Paste } from './use-paste.ts'

/** As many lines are read at a glance: more of them are folded if they need no look. */
export const maxUnfolded = 5

/** After a quantity or a unit, the customer may go on in the same row, which must not leave from under the finger. */
const mayGoOn = (type: PasteAction['type']): boolean => type === 'quantity' || type === 'unit'

/**
 * How many lines there were when the last of them was matched, so that all fold into one section; undefined before. It
 * stays so when the customer unticks one of them, and ends with another line to check or one that is not right.
 */
export function useMatchedCount({ rows, onAction, chooseProduct }: Paste) {
  const areMatched = rows.length > maxUnfolded && rows.every(({ isConfirmed }) => isConfirmed)
  const [matchedCount, setMatchedCount] = useState(areMatched ? rows.length : undefined)
  const [mayFold, setMayFold] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // These keep their identity, so that unchanged rows do not re-render.
  const [act] = useState(() => {
    // A typed quantity would be lost with its row.
    const isTyping = () => list.current?.querySelector('[data-typing]') !== null
    return {
      onAction: (id: number, action: PasteAction) => {
        setMayFold(!mayGoOn(action.type) && !isTyping())
        if (action.type === 'doubt') setMatchedCount(undefined)
        onAction(id, action)
      },
      chooseProduct: async (id: number, productId: string) => {
        setMayFold(!isTyping())
        return await chooseProduct(id, productId)
      },
    }
  })
  if (matchedCount === undefined && areMatched && mayFold) setMatchedCount(rows.length)
  if (matchedCount !== undefined && rows.length > matchedCount)
    setMatchedCount(areMatched ? rows.length : undefined)
  if (matchedCount !== undefined && rows.length < matchedCount) setMatchedCount(rows.length)
  return { ...act, areMatched: matchedCount !== undefined, isFoldedNow: mayFold, list }
}
