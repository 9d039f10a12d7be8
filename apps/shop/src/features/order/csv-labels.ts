import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { languageOf } from '@provender/web/texts/loaded-texts'
import type { CsvLabels } from './order-csv.ts'

export function csvLabels(i18n: I18n): CsvLabels {
  return {
    language: languageOf(i18n),
    columns: [
      i18n._(msg({ message: 'line', context: 'spreadsheet' })),
      i18n._(msg({ message: 'code', context: 'spreadsheet' })),
      i18n._(msg({ message: 'product', context: 'spreadsheet' })),
      i18n._(msg({ message: 'pack', context: 'spreadsheet' })),
      i18n._(msg({ message: 'unit', context: 'spreadsheet' })),
      i18n._(msg({ message: 'ordered', context: 'spreadsheet' })),
      i18n._(msg({ message: 'supplied', context: 'spreadsheet' })),
      i18n._(msg({ message: 'net unit price', context: 'spreadsheet' })),
      i18n._(msg({ message: 'VAT %', context: 'spreadsheet' })),
      i18n._(msg({ message: 'net', context: 'spreadsheet' })),
      i18n._(msg({ message: 'currency', context: 'spreadsheet' })),
      i18n._(msg({ message: 'substitute for line', context: 'spreadsheet' })),
      i18n._(msg({ message: 'deliver to', context: 'spreadsheet' })),
    ],
    units: {
      PIECE: i18n._(msg({ message: 'piece', context: 'spreadsheet' })),
      BOX: i18n._(msg({ message: 'box', context: 'spreadsheet' })),
      KG: 'kg',
    },
  }
}
