import type { Language } from '@provender/domain/languages'
import { cellFaultWords } from './cell-fault-words.ts'
import { dataFaultWords } from './data-fault-words.ts'
import type { FaultText } from './fault-texts.ts'
import type { FaultCode } from './fault.ts'
import { fileFaultWords } from './file-fault-words.ts'
import { rowFaultWords } from './row-fault-words.ts'

/** The text of every fault. Columns, options and examples keep their spelling in every language. */
export const faultWords: Readonly<Record<FaultCode, Readonly<Record<Language, FaultText>>>> = {
  ...cellFaultWords,
  ...rowFaultWords,
  ...dataFaultWords,
  ...fileFaultWords,
}

/** What stands between the items of a list, where it is no comma. */
export const listSeparators: Readonly<Record<Language, Readonly<Partial<Record<FaultCode, string>>>>> = {
  en: { CATEGORY_RING: ' is below ', BARCODE_SHARED: ' and ' },
  pl: { CATEGORY_RING: ' jest poniżej ', BARCODE_SHARED: ' i ' },
  tr: { CATEGORY_RING: ' şunun altında: ' },
}
