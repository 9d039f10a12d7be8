import type { Language } from '@provender/domain/languages'
import { formatMessage } from '@provender/messages/format-message'
import { cellFaultMessages } from '@provender/messages/import/cell-fault-messages'
import { dataFaultMessages, productList } from '@provender/messages/import/data-fault-messages'
import { fileFaultMessages } from '@provender/messages/import/file-fault-messages'
import { rowFaultMessages } from '@provender/messages/import/row-fault-messages'
import type { FaultCode, ImportFault } from './fault.ts'

const faultMessages: Readonly<Record<FaultCode, string>> = {
  ...cellFaultMessages,
  ...rowFaultMessages,
  ...dataFaultMessages,
  ...fileFaultMessages,
}

export function faultText(fault: ImportFault, language: Language): string {
  const sentence = sentenceOf(fault, language)
  return fault.field === undefined ? sentence : `${fault.field}: ${sentence}`
}

function sentenceOf(fault: ImportFault, language: Language): string {
  if (fault.code === 'CATEGORY_RING')
    return chain(fault.categories, dataFaultMessages.CATEGORY_RING, language)
  if (fault.code === 'BARCODE_SHARED') {
    const products = chain(fault.products, productList, language)
    return formatMessage(language, dataFaultMessages.BARCODE_SHARED, { barcode: fault.barcode, products })
  }
  const { code, field: _field, ...values } = fault
  return formatMessage(language, faultMessages[code], values)
}

function chain(
  parts: readonly string[],
  link: typeof productList | typeof dataFaultMessages.CATEGORY_RING,
  language: Language,
): string {
  return parts.reduceRight((rest, first) => formatMessage(language, link, { first, rest }))
}
