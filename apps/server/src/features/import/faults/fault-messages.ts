import type { Language } from '@provender/domain/languages'
import { cellFaultMessages } from './cell-fault-messages.ts'
import { dataFaultMessages } from './data-fault-messages.ts'
import type { FaultText } from './fault-texts.ts'
import type { FaultCode } from './fault.ts'
import { fileFaultMessages } from './file-fault-messages.ts'
import { rowFaultMessages } from './row-fault-messages.ts'

/** The text of every fault. Columns, options and examples keep their spelling in every language. */
export const faultMessages: Readonly<Record<FaultCode, Readonly<Record<Language, FaultText>>>> = {
  ...cellFaultMessages,
  ...rowFaultMessages,
  ...dataFaultMessages,
  ...fileFaultMessages,
}

/** Separators of lists, other than commas. */
export const listSeparators: Readonly<Record<Language, Readonly<Partial<Record<FaultCode, string>>>>> = {
  en: { CATEGORY_RING: ' is below ', BARCODE_SHARED: ' and ' },
  pl: { CATEGORY_RING: ' jest poniżej ', BARCODE_SHARED: ' i ' },
  tr: { CATEGORY_RING: ' şunun altında: ' },
}
