import type { Language } from '@provender/domain/languages'
import { formatQuantity, formatUnitPrice } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { formatDestination } from '@provender/domain/site/site'
import { packText } from '@provender/domain/units/pack-text'
import { documentMessages } from '@provender/messages/documents/document-messages'
import { translatorFor } from '@provender/messages/format-message'
import { isolateAddress, isolateName } from '../../../kernel/text/isolate-name.ts'
import { unitKindOfLine } from '../../catalogue/unit-kind-of-line.ts'
import type { LedgerDocument, LedgerDocumentLine } from '../document-store.ts'
import { createPdf, type PdfColumn, pdfFigures, type PdfStyle } from './pdf-document.ts'
import { content } from './sheet.ts'
import { chooseFonts } from './text-fonts.ts'

/** An invoice or a credit note as a PDF, from stored data and the logo. It is reproducible to the byte. */
export async function invoicePdf(
  document: LedgerDocument,
  lines: readonly LedgerDocumentLine[],
  { language, logo }: PdfStyle,
): Promise<Buffer> {
  const translate = translatorFor(language)
  const { money, rate, decimal, date } = pdfFigures(language, document.currency_code)
  const pdf = createPdf({
    language,
    title: `${translate(documentMessages.titles[document.kind])} ${document.number}`,
    seller: document.seller,
    logo,
    buyer: document.buyer,
    facts: [
      [translate(documentMessages.number), document.number],
      [translate(documentMessages.date), date(document.issued_on)],
      [translate(documentMessages.due), document.due_on === null ? '' : date(document.due_on)],
      [translate(documentMessages.credits), document.credits_number ?? ''],
      [translate(documentMessages.order), document.order_number],
      [translate(documentMessages.purchaseOrder), document.purchase_order_number],
      [translate(documentMessages.account), document.buyer.code],
      [translate(documentMessages.vatNumber), document.seller.vatNumber],
      [translate(documentMessages.awrs), document.seller.awrsNumber],
    ],
    madeAtMs: document.issued_at,
    fonts: await chooseFonts([document, lines, money(document.net)]),
  })
  const { delivery_address: address } = document
  // The company's own address is printed above already.
  if (address?.siteName)
    pdf.note(`${translate(documentMessages.deliveredTo)}: ${formatDestination(isolateAddress(address))}`)
  if (document.reason !== '')
    pdf.note(`${translate(documentMessages.reason)}: ${isolateName(document.reason)}`)
  const quantity = (line: LedgerDocumentLine): string => {
    if (line.quantity === null || line.unit === null) return ''
    const kind = unitKindOfLine({ unit: line.unit, unit_name: line.unit_name ?? '' })
    return `${decimal(formatQuantity(line.quantity))} ${translate(documentMessages[kind])}`
  }
  await pdf.table(
    columnsIn(language),
    lines.map((line) => ({
      cells: [
        line.code ?? '',
        line.name === null
          ? translate(documentMessages.allowance)
          : [isolateName(line.name), onOneLine(packText(line.p_size ?? '', language))]
              .filter(Boolean)
              .join(' · '),
        quantity(line),
        line.unit_net === null ? '' : decimal(formatUnitPrice(line.unit_net)),
        rate(line.vat_basis_points),
        money(line.net),
        money((line.net + line.vat) as Minor),
      ],
    })),
  )
  pdf.sums([
    [translate(documentMessages.net), money(document.net)],
    ...document.vat_by_rate.map(
      ({ vatBasisPoints, net, vat }) =>
        [
          translate(documentMessages.vatAt, { rate: rate(vatBasisPoints), net: money(net) }),
          money(vat),
        ] as const,
    ),
    [
      translate(document.kind === 'INVOICE' ? documentMessages.total : documentMessages.credited),
      money(document.gross),
    ],
  ])
  return await pdf.finish()
}

/** '24 × 415 g' does not end a line with its 24. */
function onOneLine(pack: string): string {
  return pack.replaceAll(/ (?=×)|(?<=×) |(?<=\d) (?=\p{L}{1,2}\b)/gu, '\u00A0')
}

function columnsIn(language: Language): readonly PdfColumn[] {
  const translate = translatorFor(language)
  const { left, right } = content
  return [
    { name: translate(documentMessages.code), x: left, width: 44 },
    { name: translate(documentMessages.product), x: left + 48, width: 200 },
    { name: translate(documentMessages.quantity), x: left + 305, width: 53, isFigure: true },
    { name: translate(documentMessages.price), x: left + 357, width: 48, isFigure: true },
    { name: translate(documentMessages.vat), x: left + 388, width: 27, isFigure: true },
    { name: translate(documentMessages.net), x: left + 443, width: 51, isFigure: true },
    { name: translate(documentMessages.gross), x: right, width: 52, isFigure: true },
  ]
}
