import { decimalMark } from '@provender/domain/money/show-money'
import { useLanguage } from '@provender/web/texts/use-language'
import { useMemo, useState } from 'react'
import { useKeys } from '../../kernel/use-keys.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

export interface TypedQuantity {
  /** As it is shown; empty if nothing is typed. */
  readonly text: string
  /** Undefined if nothing is typed. */
  readonly quantity: number | undefined
  readonly press: (key: string) => void
  readonly deleteLast: () => void
  readonly set: (text: string) => void
}

/** A quantity that is typed on the pad or on a keyboard. Weights have up to three decimals. */
export function useTypedQuantity({ isWeight }: { readonly isWeight: boolean }): TypedQuantity {
  const mark = decimalMark(useLanguage())
  const [text, setText] = useState('')
  const actions = useMemo(() => {
    const pattern = isWeight ? /^\d{1,4}(?:[.,]\d{0,3})?$/ : /^\d{1,4}$/
    const press = (key: string): void =>
      setText((before) => {
        const next =
          (before === '0' && key !== mark ? '' : before === '' && key === mark ? '0' : before) + key
        return pattern.test(next) ? next : before
      })
    const deleteLast = (): void => setText((before) => before.slice(0, -1))
    const typed = Object.fromEntries(digits.map((digit) => [digit, () => press(digit)]))
    const decimals = isWeight ? { '.': () => press(mark), ',': () => press(mark) } : {}
    return { press, deleteLast, keys: { ...typed, ...decimals, Backspace: deleteLast } }
  }, [isWeight, mark])
  useKeys(actions.keys)
  const quantity = text === '' ? undefined : Number(text.replace(',', '.'))
  return { text, quantity, press: actions.press, deleteLast: actions.deleteLast, set: setText }
}
