import { setImmediate } from 'node:timers/promises'
import type { DocumentBuyer, DocumentSeller } from '@provender/db/ledger-tables'
import type { Language } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import { decimalMark, showMoney, showPercent } from '@provender/domain/money/show-money'
import type { LocalDate } from '@provender/domain/slots/hours'
import { shortDate } from '@provender/domain/slots/short-date'
import { documentMessages } from '@provender/messages/documents/document-messages'
import { translatorFor } from '@provender/messages/format-message'
import { logoSize, type LogoPicture } from '../../../kernel/logo.ts'
import { isolateName } from '../../../kernel/text/isolate-name.ts'
import { colours, content, createSheet, type Sheet } from './sheet.ts'
import type { TextFonts } from './text-fonts.ts'

export interface PdfDetails {
  readonly language: Language
  readonly title: string
  readonly seller: DocumentSeller
  /** At the top, above the seller's name. */
  readonly logo?: LogoPicture | undefined
  readonly buyer: DocumentBuyer
  /** Facts beside the address: number, date and so on. Empty ones are omitted. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly madeAtMs: number
  readonly fonts: TextFonts
}

export interface PdfColumn {
  readonly name: string
  /** In points from the left edge of the page; for figures the right end. */
  readonly x: number
  readonly isFigure?: boolean
  /** Words wrap at this width. A wider figure is printed smaller. */
  readonly width: number
}

export interface PdfDocumentWriter {
  readonly sheet: Sheet
  /** Yields between rows, because a statement can have thousands. */
  readonly table: (columns: readonly PdfColumn[], rows: readonly PaperRow[]) => Promise<void>
  readonly sums: (rows: readonly (readonly [name: string, value: string])[]) => void
  readonly note: (text: string) => void
  readonly finish: () => Promise<Buffer>
}

interface PaperRow {
  readonly cells: readonly string[]
  readonly isStrong?: boolean
}

const rowHeight = 12
const rowsPerSlice = 40
const sumsLeft = 330

export function createPdf({
  language,
  title,
  seller,
  logo,
  buyer,
  facts,
  madeAtMs,
  fonts,
}: PdfDetails): PdfDocumentWriter {
  const translate = translatorFor(language)
  const { left, right, top, bottom } = content
  const sheet = createSheet({ title, author: seller.name, language, madeAtMs, fonts })
  let y = top

  const head = (): void => {
    const style = { size: 15, weight: 'strong' } as const
    sheet.text(title, { x: right, y, ...style, toEnd: true })
    const besideTitle = right - left - sheet.widthOf(title, style) - 16
    if (logo) {
      const size = logoSize(logo, { width: Math.min(180, besideTitle), height: 36 })
      sheet.picture(logo.png, { x: left, y, ...size })
      y += Math.max(18, size.height) + 8
    }
    const nameStyle = logo ? ({ size: 10, weight: 'strong' } as const) : style
    for (const line of sheet.linesOf(seller.name, besideTitle, nameStyle)) {
      sheet.text(line, { x: left, y, ...nameStyle })
      y += logo ? 13 : 18
    }
    y += 6
    for (const part of [seller.address, seller.email])
      for (const line of sheet.linesOf(part, 320, { size: 8 })) {
        sheet.text(line, { x: left, y, size: 8, colour: colours.ink2 })
        y += 11
      }
    y += 14
  }
  const parties = (): void => {
    let rightColumnY = y
    for (const [index, part] of [buyer.name, ...buyer.address].entries()) {
      const style = { size: 10, weight: index === 0 ? 'strong' : 'plain' } as const
      for (const line of sheet.linesOf(part, sumsLeft - left - 16, style)) {
        sheet.text(line, { x: left, y, ...style })
        y += 14
      }
    }
    for (const [name, value] of facts.filter(([, value]) => value !== '')) {
      sheet.text(name, { x: sumsLeft, y: rightColumnY, colour: colours.ink2, maxWidth: 130 })
      const besideName = right - sumsLeft - Math.min(130, sheet.widthOf(name)) - 8
      for (const line of sheet.linesOf(value, besideName, { weight: 'strong' })) {
        sheet.text(line, { x: right, y: rightColumnY, weight: 'strong', toEnd: true })
        rightColumnY += 13
      }
    }
    y = Math.max(y, rightColumnY) + 20
  }
  const room = (height: number, again?: () => void): void => {
    if (y + height <= bottom) return
    sheet.nextPage()
    y = top
    again?.()
  }
  head()
  parties()
  return {
    sheet,
    table: async (columns, rows) => {
      const names = (): void => {
        for (const { name, x, isFigure = false, width: maxWidth } of columns)
          sheet.text(name, { x, y, size: 7.5, colour: colours.ink2, toEnd: isFigure, maxWidth })
        y += 12
        sheet.rule(y, colours.ink)
        y += 5
      }
      room(3 * rowHeight)
      names()
      for (const [written, { cells, isStrong = false }] of rows.entries()) {
        if (written % rowsPerSlice === rowsPerSlice - 1) await setImmediate()
        const weight = isStrong ? 'strong' : 'plain'
        const broken = columns.map(({ width, isFigure = false }, index) => {
          const cell = cells[index] ?? ''
          return isFigure ? [cell] : sheet.linesOf(cell, width, { weight })
        })
        const height = Math.max(1, ...broken.map((lines) => lines.length)) * rowHeight
        room(height, names)
        for (const [index, { x, isFigure = false, width: maxWidth }] of columns.entries())
          for (const [line, text] of (broken[index] ?? []).entries())
            sheet.text(text, { x, y: y + line * rowHeight, weight, toEnd: isFigure, maxWidth })
        y += height + 3
        sheet.rule(y - 1)
        y += 3
      }
      y += 8
    },
    sums: (rows) => {
      room(rows.length * 15)
      for (const [index, [name, value]] of rows.entries()) {
        const weight = index === rows.length - 1 ? 'strong' : 'plain'
        const valueWidth = Math.min(100, sheet.widthOf(value, { weight }))
        sheet.text(name, { x: sumsLeft, y, weight, maxWidth: right - sumsLeft - valueWidth - 8 })
        sheet.text(value, { x: right, y, weight, toEnd: true, maxWidth: valueWidth })
        y += 15
      }
      y += 10
    },
    note: (text) => {
      for (const line of sheet.linesOf(text, right - left)) {
        room(rowHeight)
        sheet.text(line, { x: left, y })
        y += rowHeight
      }
      y += 8
    },
    finish: () => {
      const numbers = [
        seller.vatNumber && `${translate(documentMessages.vatNumber)} ${seller.vatNumber}`,
        seller.awrsNumber && `${translate(documentMessages.awrs)} ${seller.awrsNumber}`,
      ]
      const names = [seller.name, seller.address, ...numbers].filter(Boolean)
      const about = names.map(isolateName).join(' · ')
      return sheet.finish((page, pages) => [
        ...sheet.linesOf(about, right - left, { size: 7.5 }).slice(0, 2),
        translate(documentMessages.page, { page, pages }),
      ])
    },
  }
}

export interface PdfStyle {
  readonly language: Language
  readonly logo?: LogoPicture | undefined
}

export function pdfFigures(language: Language, currencyCode: string) {
  const mark = decimalMark(language)
  return {
    money: (amount: Minor): string => showMoney(amount, currencyCode, language),
    rate: (basisPoints: number): string => showPercent(basisPoints / 100, language),
    decimal: (text: string): string => text.replace('.', mark),
    date: (day: LocalDate): string => shortDate(day, language),
  }
}
