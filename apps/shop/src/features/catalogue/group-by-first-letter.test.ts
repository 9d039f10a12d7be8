import { expect, test } from 'vitest'
import { groupByFirstLetter } from './group-by-first-letter.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('sorts names under their base letter, whatever the accent', () => {
  expect(
    groupByFirstLetter(
      named('Łowicka', 'Larkspur', 'Çınar', 'Cobblers', 'İpek', '7 Oaks', '’Nduja & Co'),
      'en',
    ),
  ).toEqual([
    { letter: '#', values: named('7 Oaks') },
    { letter: 'C', values: named('Çınar', 'Cobblers') },
    { letter: 'I', values: named('İpek') },
    { letter: 'L', values: named('Larkspur', 'Łowicka') },
    { letter: 'N', values: named('’Nduja & Co') },
  ])
})

test('sorts Polish letters behind the plain ones, also within a name', () => {
  expect(
    groupByFirstLetter(named('Żabka', 'Zorza', 'Łowicka', 'Lama', 'Lalka', 'Lało', 'Çınar'), 'pl'),
  ).toEqual([
    { letter: 'C', values: named('Çınar') },
    { letter: 'L', values: named('Lalka', 'Lało', 'Lama') },
    { letter: 'Ł', values: named('Łowicka') },
    { letter: 'Z', values: named('Zorza') },
    { letter: 'Ż', values: named('Żabka') },
  ])
})

test('sorts Ç behind C in Turkish, and keeps dotless ı apart from i', () => {
  expect(
    groupByFirstLetter(named('İpek', 'Işık', 'Çınar', 'Cemre', 'Ücler', 'Uz', 'Watermill'), 'tr'),
  ).toEqual([
    { letter: 'C', values: named('Cemre') },
    { letter: 'Ç', values: named('Çınar') },
    { letter: 'I', values: named('Işık') },
    { letter: 'İ', values: named('İpek') },
    { letter: 'U', values: named('Uz') },
    { letter: 'Ü', values: named('Ücler') },
    { letter: 'W', values: named('Watermill') },
  ])
})

test('sorts a word before longer ones, and names without letters or digits first', () => {
  expect(groupByFirstLetter(named('Oak Hill', 'Oakbank', 'Oak', '!!!', 'Oak 7'), 'en')).toEqual([
    { letter: '#', values: named('!!!') },
    { letter: 'O', values: named('Oak', 'Oak 7', 'Oak Hill', 'Oakbank') },
  ])
})
