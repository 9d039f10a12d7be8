import type { Language } from '@provender/domain/languages'
import { formatQuantity } from '@provender/domain/money/decimal'
import type { Minor, Quantity } from '@provender/domain/money/money'
import { decimalMark, showMoney } from '@provender/domain/money/show-money'
import { packText } from '@provender/domain/units/pack-text'
import { orderEmailMessages } from '@provender/messages/emails/order-email-messages'
import { formatMessage } from '@provender/messages/format-message'
import { isolateName } from '../../../kernel/text/isolate-name.ts'
import { isolatedText } from '../../../kernel/text/isolated-text.ts'
import { unitKindOfLine } from '../../catalogue/unit-kind-of-line.ts'
import type { OrderLineRow } from '../store.ts'

/** A line of an e-mail as text. */
export interface EmailLine {
  readonly name: string
  /** Pack size and code. */
  readonly meta: string
  readonly quantity: string
  readonly net: string
  /** It differs from what was ordered. */
  readonly isChanged: boolean
}

interface Said {
  readonly language: Language
  readonly currencyCode: string
}

/** The lines as supplied, or as ordered if not yet picked. Substitutes follow the line that they replace. */
export function emailLines(lines: readonly OrderLineRow[], said: Said): readonly EmailLine[] {
  const ordered = lines.filter((line) => line.substitutes_position === null)
  return ordered.flatMap((line) => [
    orderedLine(line, said),
    ...lines
      .filter((other) => other.substitutes_position === line.position && other.supplied_quantity !== 0)
      .map((other) => substituteLine(other, line, said)),
  ])
}

function orderedLine(line: OrderLineRow, said: Said): EmailLine {
  const { quantity, supplied_quantity: supplied } = line
  const ordered = amount(line, quantity, said.language)
  const isChanged = supplied !== null && supplied !== quantity
  const shown = isChanged
    ? isolatedText(said.language, orderEmailMessages.partly, {
        supplied:
          supplied === 0
            ? formatMessage(said.language, orderEmailMessages.notSupplied)
            : amount(line, supplied, said.language),
        ordered,
      })
    : ordered
  return {
    name: isolateName(line.name),
    meta: [metaOf(line, said.language), isolateName(line.note)].filter(Boolean).join(' · '),
    quantity: shown,
    net: moneyOf(line.supplied_net ?? line.net, said),
    isChanged,
  }
}

function substituteLine(line: OrderLineRow, instead: OrderLineRow, said: Said): EmailLine {
  return {
    name: isolateName(line.name),
    meta: `${metaOf(line, said.language)} · ${isolatedText(said.language, orderEmailMessages.insteadOf, { name: instead.name })}`,
    quantity: amount(line, line.quantity, said.language),
    net: moneyOf(line.supplied_net ?? line.net, said),
    isChanged: true,
  }
}

function metaOf({ p_size, code }: OrderLineRow, language: Language): string {
  return [isolateName(packText(p_size, language)), isolateName(code)].filter(Boolean).join(' · ')
}

/** '3 boxes', '4,873 kg' */
function amount(line: OrderLineRow, quantity: Quantity, language: Language): string {
  const kind = unitKindOfLine(line)
  if (kind === 'kg') return `${formatQuantity(quantity).replace('.', decimalMark(language))}\u00a0kg`
  return formatMessage(language, orderEmailMessages[kind], { count: Math.round(quantity / 1000) })
}

export function moneyOf(amountMinor: Minor, { currencyCode, language }: Said): string {
  return showMoney(amountMinor, currencyCode, language)
}
