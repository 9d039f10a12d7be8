import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test.each([
  ['Zamówienia', 'zamowienia'],
  ['ŁÓDŹ', 'lodz'],
  ['Siparişler', 'siparisler'],
  ['İPTAL', 'iptal'],
  ['IPTAL', 'iptal'],
  ['Sıcak', 'sicak'],
])('%s becomes %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
})
