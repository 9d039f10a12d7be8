import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { type CountedText, readCount, startsWithMeasure } from './leading-count.ts'
import { normaliseSearchText, suggestOnDevice } from './product-suggestions.ts'
import { setText } from './suggestion-focus.ts'

interface BoxTextOptions {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onOpen: (open: boolean) => void
  /** A signed-in user can type how many to add. */
  readonly canAdd: boolean
}

export interface BoxText extends CountedText {
  /** The quantity that stands before the field, not in it. */
  readonly mark: string
  readonly has: (text: string) => boolean
  readonly take: (typed: string, isComposing: boolean) => void
  readonly show: (text: string) => void
  readonly put: (text: string) => void
  /** Returns false if there is no quantity. */
  readonly dropCount: () => boolean
}

/** The text of the search field. A quantity typed before a name moves into a mark before the field. */
export function useBoxText({ input, onOpen, canAdd }: BoxTextOptions): BoxText {
  const client = useQueryClient()
  const [{ mark, typed }, setBox] = useState({ mark: '', typed: '' })
  const take = (text: string, isComposing: boolean) => {
    const next = canAdd ? markOf(mark, text) : { mark: '', typed: text }
    // An input method loses what it composes if the field changes under it.
    const isMoved = next.typed !== text
    const box = isMoved && isComposing ? { mark, typed: text } : next
    if (isMoved && !isComposing && input.current) moveText(input.current, next.typed)
    const searchText = normaliseSearchText(readCounted(box).text)
    if (searchText !== '') suggestOnDevice(client, searchText)
    setBox(box)
  }
  const put = (text: string) => {
    if (!input.current) return
    setText(input.current, text)
    setBox({ mark: '', typed: text })
    input.current.focus()
  }
  const { count, text } = readCounted({ mark, typed: canAdd ? typed : '' })
  return {
    mark,
    count,
    text: normaliseSearchText(canAdd ? text : typed),
    has: (code) => normaliseSearchText(input.current?.value ?? '') === code,
    take,
    show: (code) => {
      take(code, false)
      onOpen(true)
    },
    put,
    dropCount: () => {
      if (mark === '') return false
      setBox({ mark: '', typed })
      return true
    },
  }
}

interface MarkedText {
  readonly mark: string
  readonly typed: string
}

/** Moves a quantity out of the text, or back if the word after it turns out to be a measure: `2 l`. */
function markOf(mark: string, typed: string): MarkedText {
  if (mark === '') {
    const counted = readCount(typed)
    return counted ? { mark: counted.count, typed: counted.text } : { mark, typed }
  }
  return startsWithMeasure(typed) ? { mark: '', typed: `${mark} ${typed}` } : { mark, typed }
}

function readCounted({ mark, typed }: MarkedText): CountedText {
  return mark === '' ? (readCount(typed) ?? { count: '', text: typed }) : { count: mark, text: typed }
}

function moveText(field: HTMLInputElement, text: string): void {
  const fromEnd = field.value.length - (field.selectionEnd ?? field.value.length)
  field.value = text
  field.setSelectionRange(text.length - fromEnd, text.length - fromEnd)
}
