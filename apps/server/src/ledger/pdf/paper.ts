import { setImmediate } from 'node:timers/promises'
import type { DocumentBuyer, DocumentSeller } from '@provender/db/ledger-tables'
import type { Language } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import { decimalMark, showMoney } from '@provender/domain/money/show-money'
import type { LocalDate } from '@provender/domain/slots/hours'
import { shortDate } from '@provender/domain/slots/short-date'
import { filled } from '../../mail/filled.ts'
import { paperWords } from './paper-words.ts'
import { colours, content, makeSheet, type Sheet } from './sheet.ts'

export interface PaperFacts {
  readonly language: Language
  readonly title: string
  readonly seller: DocumentSeller
  readonly buyer: DocumentBuyer
  /** What stands beside the address: number, date, and so on. Empty ones are left out. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly madeAtMs: number
}

/** A column of a table on paper. */
export interface PaperColumn {
  readonly name: string
  /** From the left edge of the page; of a figure, where it ends. */
  readonly x: number
  readonly isFigure?: boolean
  /** Words are broken into lines of this width. */
  readonly width?: number
}

/** A sheet with the wholesaler's head on it, written from above; it turns the page by itself. */
export interface Paper {
  readonly sheet: Sheet
  /** Others are answered between its rows: a statement can have thousands. */
  readonly table: (columns: readonly PaperColumn[], rows: readonly PaperRow[]) => Promise<void>
  readonly sums: (rows: readonly (readonly [name: string, value: string])[]) => void
  readonly note: (text: string) => void
  readonly finish: () => Promise<Buffer>
}

interface PaperRow {
  readonly cells: readonly string[]
  readonly isStrong?: boolean
}

const rowHeight = 12
const rowsAtOnce = 40
const sumsLeft = 330

export function makePaper({ language, title, seller, buyer, facts, madeAtMs }: PaperFacts): Paper {
  const words = paperWords[language]
  const { left, right, top, bottom } = content
  const sheet = makeSheet({ title, author: seller.name, language, madeAtMs })
  let y = top

  const head = (): void => {
    sheet.text(seller.name, { x: left, y, size: 15, weight: 'strong' })
    sheet.text(title, { x: right, y, size: 15, weight: 'strong', toEnd: true })
    y += 24
    const lines = [...sheet.linesOf(seller.address, 320, { size: 8 }), seller.email].filter(Boolean)
    for (const line of lines) {
      sheet.text(line, { x: left, y, size: 8, colour: colours.ink2 })
      y += 11
    }
    y += 14
  }
  const parties = (): void => {
    let beside = y
    for (const [at, part] of [buyer.name, ...buyer.address].entries()) {
      const style = { size: 10, weight: at === 0 ? 'strong' : 'plain' } as const
      for (const line of sheet.linesOf(part, sumsLeft - left - 16, style)) {
        sheet.text(line, { x: left, y, ...style })
        y += 14
      }
    }
    for (const [name, value] of facts.filter(([, value]) => value !== '')) {
      sheet.text(name, { x: sumsLeft, y: beside, colour: colours.ink2 })
      for (const line of sheet.linesOf(value, right - sumsLeft - 70, { weight: 'strong' })) {
        sheet.text(line, { x: right, y: beside, weight: 'strong', toEnd: true })
        beside += 13
      }
    }
    y = Math.max(y, beside) + 20
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
        for (const { name, x, isFigure = false } of columns)
          sheet.text(name, { x, y, size: 7.5, colour: colours.ink2, toEnd: isFigure })
        y += 12
        sheet.rule(y, colours.ink)
        y += 5
      }
      room(3 * rowHeight)
      names()
      for (const [written, { cells, isStrong = false }] of rows.entries()) {
        if (written % rowsAtOnce === rowsAtOnce - 1) await setImmediate()
        const weight = isStrong ? 'strong' : 'plain'
        const broken = columns.map(({ width }, at) =>
          width === undefined ? [cells[at] ?? ''] : sheet.linesOf(cells[at] ?? '', width, { weight }),
        )
        const height = Math.max(1, ...broken.map((lines) => lines.length)) * rowHeight
        room(height, names)
        for (const [at, { x, isFigure = false }] of columns.entries())
          for (const [line, text] of (broken[at] ?? []).entries())
            sheet.text(text, { x, y: y + line * rowHeight, weight, toEnd: isFigure })
        y += height + 3
        sheet.rule(y - 1)
        y += 3
      }
      y += 8
    },
    sums: (rows) => {
      room(rows.length * 15)
      for (const [at, [name, value]] of rows.entries()) {
        const weight = at === rows.length - 1 ? 'strong' : 'plain'
        sheet.text(name, { x: sumsLeft, y, weight })
        sheet.text(value, { x: right, y, weight, toEnd: true })
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
        seller.vatNumber && `${words.vatNumber} ${seller.vatNumber}`,
        seller.awrsNumber && `${words.awrs} ${seller.awrsNumber}`,
      ]
      const about = [seller.name, seller.address, ...numbers].filter(Boolean).join(' · ')
      return sheet.finish((page, pages) => [
        ...sheet.linesOf(about, right - left, { size: 7.5 }).slice(0, 2),
        filled(words.page, { page: String(page), pages: String(pages) }),
      ])
    },
  }
}

/** How a paper writes money, rates and quantities. */
export function paperFigures(language: Language, currencyCode: string) {
  const mark = decimalMark(language)
  return {
    money: (amount: Minor): string => showMoney(amount, currencyCode, language),
    /** `20%`; `%20` in Turkish. */
    rate: (basisPoints: number): string => {
      const percent = String(basisPoints / 100).replace('.', mark)
      return language === 'tr' ? `%${percent}` : `${percent}%`
    },
    decimal: (text: string): string => text.replace('.', mark),
    date: (day: LocalDate): string => shortDate(day, language),
  }
}
