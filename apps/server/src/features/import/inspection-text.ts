import type { Language } from '@provender/domain/languages'
import { formatMessage, translatorFor } from '@provender/messages/format-message'
import { assumptionMessages, inspectionMessages } from '@provender/messages/import/inspection-messages'
import type { Assumption } from './assumption.ts'
import type { DecimalMark } from './cells/decimal-text.ts'
import type { FileInspection } from './inspect-file.ts'

const { commas, semicolons, tabs, bars, decimalPoints, decimalCommas } = inspectionMessages
const separators: Readonly<Record<string, string>> = { ',': commas, ';': semicolons, '\t': tabs, '|': bars }
const decimals: Readonly<Partial<Record<DecimalMark, string>>> = { '.': decimalPoints, ',': decimalCommas }

/** The results of an inspection in sentences: what the file contains and what the import assumes about it. */
export function inspectionText(
  { header, layout, mark, rows, lines, assumptions }: FileInspection,
  file: string,
  language: Language,
): readonly string[] {
  const translate = translatorFor(language)
  const separator = separators[layout.delimiter]
  const decimal = decimals[mark]
  const read = [
    lines === rows + layout.headerLine
      ? translate(inspectionMessages.rows, { rows })
      : translate(inspectionMessages.rowsInLines, { rows, lines }),
    separator === undefined
      ? translate(inspectionMessages.otherSeparator, { separator: layout.delimiter })
      : translate(separator),
    ...(decimal === undefined ? [] : [translate(decimal)]),
  ]
  return [
    `${file}: ${read.join(', ')}`,
    ...assumptions.map((assumption) =>
      translate(inspectionMessages.assumed, { assumption: assumptionText(assumption, language) }),
    ),
    ...(header.unknown.length > 0
      ? [translate(inspectionMessages.unknownColumns, { columns: header.unknown.join(', ') })]
      : []),
  ]
}

export function assumptionText({ code, ...values }: Assumption, language: Language): string {
  const message: string = assumptionMessages[code]
  return formatMessage(language, message, values)
}
