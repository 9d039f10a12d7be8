import type { Language } from '@provender/domain/languages'
import { formatQuantity, formatUnitPrice } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { deliveryPlace } from '@provender/domain/site/site'
import { packText } from '@provender/domain/units/pack-text'
import { filled } from '../../../kernel/mail/filled.ts'
import { isolateAddress, isolateName } from '../../../kernel/text/isolate-name.ts'
import { kindOf } from '../../catalogue/kind-of-line.ts'
import type { LedgerDocument, LedgerDocumentLine } from '../document-store.ts'
import { createPdf, type PdfColumn, pdfFigures, type PdfStyle } from './pdf-document.ts'
import { pdfMessages } from './pdf-messages.ts'
import { content } from './sheet.ts'
import { chooseFonts } from './text-fonts.ts'

/** An invoice or a credit note as a PDF, from stored data and the logo. It is reproducible to the byte. */
export async function invoicePdf(
  document: LedgerDocument,
  lines: readonly LedgerDocumentLine[],
  { language, logo }: PdfStyle,
): Promise<Buffer> {
  const words = pdfMessages[language]
  const { money, rate, decimal, date } = pdfFigures(language, document.currency_code)
  const paper = createPdf({
    language,
    title: `${words.titles[document.kind]} ${document.number}`,
    seller: document.seller,
    logo,
    buyer: document.buyer,
    facts: [
      [words.number, document.number],
      [words.date, date(document.issued_on)],
      [words.due, document.due_on === null ? '' : date(document.due_on)],
      [words.credits, document.credits_number ?? ''],
      [words.order, document.order_number],
      [words.purchaseOrder, document.purchase_order_number],
      [words.account, document.buyer.code],
      [words.vatNumber, document.seller.vatNumber],
      [words.awrs, document.seller.awrsNumber],
    ],
    madeAtMs: document.issued_at,
    fonts: await chooseFonts([document, lines, money(document.net)]),
  })
  const { delivery_address: address } = document
  // The company's own address is printed above already.
  if (address?.siteName) paper.note(`${words.deliveredTo}: ${deliveryPlace(isolateAddress(address))}`)
  if (document.reason !== '') paper.note(`${words.reason}: ${isolateName(document.reason)}`)
  const quantity = (line: LedgerDocumentLine): string => {
    if (line.quantity === null || line.unit === null) return ''
    const kind = kindOf({ unit: line.unit, unit_name: line.unit_name ?? '' })
    return `${decimal(formatQuantity(line.quantity))} ${words[kind]}`
  }
  await paper.table(
    columnsOf(words),
    lines.map((line) => ({
      cells: [
        line.code ?? '',
        line.name === null
          ? words.allowance
          : [isolateName(line.name), packText(line.p_size ?? '', language)].filter(Boolean).join(' · '),
        quantity(line),
        line.unit_net === null ? '' : decimal(formatUnitPrice(line.unit_net)),
        rate(line.vat_basis_points),
        money(line.net),
        money((line.net + line.vat) as Minor),
      ],
    })),
  )
  paper.sums([
    [words.net, money(document.net)],
    ...document.vat_by_rate.map(
      ({ vatBasisPoints, net, vat }) =>
        [filled(words.vatAt, { rate: rate(vatBasisPoints), net: money(net) }), money(vat)] as const,
    ),
    [document.kind === 'INVOICE' ? words.total : words.credited, money(document.gross)],
  ])
  return await paper.finish()
}

function columnsOf(words: (typeof pdfMessages)[Language]): readonly PdfColumn[] {
  const { left, right } = content
  return [
    { name: words.code, x: left, width: 44 },
    { name: words.product, x: left + 48, width: 200 },
    { name: words.quantity, x: left + 305, width: 53, isFigure: true },
    { name: words.price, x: left + 357, width: 48, isFigure: true },
    { name: words.vat, x: left + 388, width: 27, isFigure: true },
    { name: words.net, x: left + 443, width: 51, isFigure: true },
    { name: words.gross, x: right, width: 52, isFigure: true },
  ]
}
