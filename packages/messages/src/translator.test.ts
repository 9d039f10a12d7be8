import { expect, test } from 'vitest'
import { readTranslations } from './read-po.ts'
import { createTranslator } from './translator.ts'

/** A made-up translation into Arabic, which has all six plural forms. */
const translate = createTranslator(
  'ar',
  readTranslations(String.raw`
msgid "{count, plural, one {# line} other {# lines}} of {name}"
msgstr "{name}: {count, plural, zero {NONE} one {ONE} two {BOTH} few {# FEW} many {# MANY} other {# LOT}}"

msgid "Order"
msgstr "ORDER"

msgctxt "to do"
msgid "Order"
msgstr "ORDER IT"

msgid "Nobody"
msgstr ""`),
  (count) => `<${count}>`,
)
const lines = '{count, plural, one {# line} other {# lines}} of {name}'

test('a language may have other plural forms than English', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => translate(lines, { count, name: 'A' }))).toEqual([
    'A: NONE',
    'A: ONE',
    'A: BOTH',
    'A: <3> FEW',
    'A: <11> MANY',
    'A: <100> LOT',
  ])
})

test('a value stays as it is, whatever it holds', () => {
  const name = String.raw`{count} # $& \u0041 '{'`
  expect(translate(lines, { count: 1, name })).toBe(`${name}: ONE`)
})

test('equal texts may differ by context', () => {
  expect([translate('Order'), translate({ text: 'Order', context: 'to do' })]).toEqual(['ORDER', 'ORDER IT'])
})

test('refuses a message without translation and a value that is missing', () => {
  expect(() => translate('Nobody')).toThrow('There is no message "Nobody" in ar')
  expect(() => translate('Never extracted')).toThrow('There is no message "Never extracted" in ar')
  // @ts-expect-error: a value is missing
  expect(() => translate(lines, { count: 1 })).toThrow('There is no value for {name}')
  // @ts-expect-error: all values are missing
  expect(() => translate(lines)).toThrow('There is no value for {name}')
})
