import { type CountedText, readCount, readUnit, startsWithMeasure, type UnitText } from './leading-count.ts'

export interface BoxContent {
  /** A quantity before the field, not in it. */
  readonly mark: string
  readonly typed: string
  /** A beginning of the text whose number belongs to the name of a product. */
  readonly numbered: string
}

export const emptyBox: BoxContent = { mark: '', typed: '', numbered: '' }

/** Moves a quantity out of the text, or back if the word after it turns out to be a measure: `2 l`. */
export function typeInto({ mark, numbered }: BoxContent, typed: string): BoxContent {
  if (mark === '') {
    if (isNumbered({ typed, numbered })) return { mark, typed, numbered }
    const counted = readCount(typed)
    return counted ? { ...emptyBox, mark: counted.count, typed: counted.text } : { ...emptyBox, typed }
  }
  return startsWithMeasure(typed) ? { ...emptyBox, typed: `${mark} ${typed}` } : { ...emptyBox, mark, typed }
}

export function readBox(box: BoxContent): CountedText & UnitText {
  const { mark, typed } = box
  const counted = mark !== '' ? { count: mark, text: typed } : isNumbered(box) ? undefined : readCount(typed)
  if (!counted) return { count: '', text: typed, unit: undefined }
  return { ...counted, ...readUnit(counted.text) }
}

/** The quantity is text after all: the beginning of a product's name. */
export function withNumberAsText({ mark, typed }: BoxContent): BoxContent {
  const text = mark === '' ? typed : `${mark} ${typed}`
  return { mark: '', typed: text, numbered: text.trim() }
}

function isNumbered({ typed, numbered }: Pick<BoxContent, 'typed' | 'numbered'>): boolean {
  return numbered !== '' && typed.startsWith(numbered)
}
