import { countedCode } from '@provender/domain/barcode/barcode'
import { isWrittenCode } from '@provender/domain/barcode/product-code'
import { ends, minKeys, typedText } from './wedge.ts'

/** No quantity has eight digits in a row. */
const digitsOfCode = /\d{8}/
/** Behind a quantity there may be its unit: `12.5kg`. */
const letterBeforeDigit = /\p{L}.*\d/u

function isCodeInQuantity(text: string): boolean {
  if (digitsOfCode.test(text) || countedCode(text) !== text) return true
  return text.length >= minKeys && isWrittenCode(text) && letterBeforeDigit.test(text)
}

type SelectedText = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'>

export interface QuantityCode {
  /** Returns the code with the key that ends it. Call it with every key and its quantity field, or null. */
  readonly read: (key: string, field: SelectedText | null) => string | undefined
  /** Forgets the keys typed so far. */
  readonly restart: () => void
}

/**
 * Recognises a code in a quantity field, however slowly it came. The field cannot tell, because it shows no more than may be ordered. A key
 * that types over a selection begins anew, like a quantity that is corrected.
 */
export function createQuantityCode(): QuantityCode {
  let typed = ''
  let lastField: SelectedText | null = null
  return {
    read: (key, field) => {
      const continues = field !== null && field === lastField && field.selectionStart === field.selectionEnd
      const before = continues ? typed : ''
      lastField = field
      typed = key === 'Backspace' ? before.slice(0, -1) : typedText(before, key)
      return ends.includes(key) && isCodeInQuantity(before) ? before : undefined
    },
    restart: () => {
      typed = ''
    },
  }
}
