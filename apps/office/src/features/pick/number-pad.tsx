import { useLingui } from '@lingui/react/macro'
import { decimalMark } from '@provender/domain/money/show-money'
import { icon } from '@provender/ui/tokens/icon'
import { useLanguage } from '@provender/web/texts/use-language'
import { __iconData as deleteKey } from 'lucide-react/icons/delete'
import type { TypedQuantity } from './use-typed-quantity.ts'

const DeleteIcon = icon(deleteKey)

interface NumberPadProps {
  readonly typed: TypedQuantity
  readonly isWeight: boolean
}

export function NumberPad({ typed: { press, deleteLast }, isWeight }: NumberPadProps) {
  const { t } = useLingui()
  const mark = decimalMark(useLanguage())
  return (
    <div className="f-pad">
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
        <button key={digit} type="button" onClick={() => press(digit)}>
          {digit}
        </button>
      ))}
      {isWeight ? (
        <button type="button" onClick={() => press(mark)}>
          {mark}
        </button>
      ) : (
        <span />
      )}
      <button type="button" onClick={() => press('0')}>
        0
      </button>
      <button type="button" aria-label={t`Delete the last digit`} onClick={deleteLast}>
        <DeleteIcon size="l" />
      </button>
    </div>
  )
}
