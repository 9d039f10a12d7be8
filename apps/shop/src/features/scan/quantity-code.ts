import { ends, typedText } from './wedge.ts'

/** No quantity has eight digits in a row. */
const digitsOfCode = /\d{8}/

/**
 * Recognises a code in a quantity field, however slowly it came. The field cannot tell, because it shows no more than may be ordered. Call it
 * with every key and its quantity field, or null; it returns the code with the key that ends it.
 */
export function createQuantityCode(): (key: string, field: EventTarget | null) => string | undefined {
  let typed = ''
  let lastField: EventTarget | null = null
  return (key, field) => {
    const before = field !== null && field === lastField ? typed : ''
    lastField = field
    typed = key === 'Backspace' ? before.slice(0, -1) : typedText(before, key)
    return ends.includes(key) && digitsOfCode.test(before) ? before : undefined
  }
}
