import { expect, test } from 'vitest'
import { byFirstLetter } from './by-first-letter.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('names stand under their letter whatever accent it bears', () => {
  expect(byFirstLetter(named('Łowicka', 'Larkspur', 'Çınar', 'Cobblers', 'İpek', '7 Oaks'))).toEqual([
    { letter: '#', values: named('7 Oaks') },
    { letter: 'C', values: named('Çınar', 'Cobblers') },
    { letter: 'I', values: named('İpek') },
    { letter: 'L', values: named('Larkspur', 'Łowicka') },
  ])
})
