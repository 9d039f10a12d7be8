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

interface LineFormat {
  readonly language: Language
  readonly currencyCode: string
}

/** The lines as supplied, or as ordered if not yet picked. Substitutes follow the line that they replace. */
export function emailLines(lines: readonly OrderLineRow[], labels: LineFormat): readonly EmailLine[] {
  const ordered = lines.filter((line) => line.substitutes_position === null)
  return ordered.flatMap((line) => [
    orderedLine(line, labels),
    ...lines
      .filter((other) => other.substitutes_position === line.position && other.supplied_quantity !== 0)
      .map((other) => substituteLine(other, line, labels)),
  ])
}

function orderedLine(line: OrderLineRow, labels: LineFormat): EmailLine {
  const { quantity, supplied_quantity: supplied } = line
  const ordered = amount(line, quantity, labels.language)
  const isChanged = supplied !== null && supplied !== quantity
  const quantityText = isChanged
    ? isolatedText(labels.language, orderEmailMessages.partly, {
        supplied:
          supplied === 0
            ? formatMessage(labels.language, orderEmailMessages.notSupplied)
            : amount(line, supplied, labels.language),
        ordered,
      })
    : ordered
  return {
    name: isolateName(line.name),
    meta: [metaOf(line, labels.language), isolateName(line.note)].filter(Boolean).join(' · '),
    quantity: quantityText,
    net: moneyOf(line.supplied_net ?? line.net, labels),
    isChanged,
  }
}

function substituteLine(line: OrderLineRow, wanted: OrderLineRow, labels: LineFormat): EmailLine {
  return {
    name: isolateName(line.name),
    meta: `${metaOf(line, labels.language)} · ${isolatedText(labels.language, orderEmailMessages.substituteFor, { name: wanted.name })}`,
    quantity: amount(line, line.quantity, labels.language),
    net: moneyOf(line.supplied_net ?? line.net, labels),
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

export function moneyOf(amountMinor: Minor, { currencyCode, language }: LineFormat): string {
  return showMoney(amountMinor, currencyCode, language)
}
