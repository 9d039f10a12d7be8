import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { type BoxContent, emptyBox, readBox, typeInto, withNumberAsText } from './box-content.ts'
import type { CountedText, UnitText } from './leading-count.ts'
import { normaliseSearchText, suggestOnDevice } from './product-suggestions.ts'
import { setText } from './suggestion-focus.ts'

interface BoxTextOptions {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onOpen: (open: boolean) => void
  /** A signed-in user can type how many to add. */
  readonly canAdd: boolean
}

export interface BoxText extends CountedText, UnitText {
  /** The quantity that stands before the field, not in it. */
  readonly mark: string
  readonly has: (text: string) => boolean
  readonly type: (typed: string, isComposing: boolean) => void
  readonly show: (text: string) => void
  readonly put: (text: string) => void
  /** The quantity is the number of a product's name. */
  readonly keepNumber: () => void
  /** Returns false if there is no quantity. */
  readonly dropCount: () => boolean
}

/** The text of the search field. A quantity typed before a name moves into a mark before the field. */
export function useBoxText({ input, onOpen, canAdd }: BoxTextOptions): BoxText {
  const client = useQueryClient()
  const [content, setContent] = useState(emptyBox)
  const { mark, typed } = content
  // The next key may come before this is rendered, and must not bring back what was before.
  const latest = useRef(emptyBox)
  const setBox = (box: BoxContent) => {
    latest.current = box
    setContent(box)
  }
  const onType = (text: string, isComposing: boolean) => {
    const next = canAdd ? typeInto(latest.current, text) : { ...emptyBox, typed: text }
    // An input method loses what it composes if the field changes under it.
    const isMoved = next.typed !== text
    const box = isMoved && isComposing ? { ...latest.current, typed: text } : next
    if (isMoved && !isComposing && input.current) moveText(input.current, next.typed)
    const searchText = normaliseSearchText(readBox(box).text)
    if (searchText !== '') suggestOnDevice(client, searchText)
    setBox(box)
  }
  const put = (text: string) => {
    if (!input.current) return
    setText(input.current, text)
    setBox({ ...emptyBox, typed: text })
    input.current.focus()
  }
  const { count, text, unit } = readBox(canAdd ? content : emptyBox)
  return {
    mark,
    count,
    unit,
    text: normaliseSearchText(canAdd ? text : typed),
    has: (code) => normaliseSearchText(input.current?.value ?? '') === code,
    type: onType,
    show: (code) => {
      onType(code, false)
      onOpen(true)
    },
    put,
    keepNumber: () => {
      const next = withNumberAsText(latest.current)
      if (next.typed !== latest.current.typed && input.current) moveText(input.current, next.typed)
      setBox(next)
    },
    dropCount: () => {
      if (latest.current.mark === '') return false
      setBox({ ...emptyBox, typed: latest.current.typed })
      return true
    },
  }
}

function moveText(field: HTMLInputElement, text: string): void {
  const fromEnd = field.value.length - (field.selectionEnd ?? field.value.length)
  field.value = text
  field.setSelectionRange(text.length - fromEnd, text.length - fromEnd)
}
