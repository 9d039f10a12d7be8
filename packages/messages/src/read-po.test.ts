import { expect, test } from 'vitest'
import { readPo } from './read-po.ts'

test('reads a text completely, even over several lines', () => {
  const content =
    'msgid ""\nmsgstr ""\n"Language: pl\\n"\n\nmsgctxt "title"\nmsgid ""\n"Basket "\n"of \\"{name}\\""\nmsgstr "Koszyk\\n{name}"\n'
  expect(readPo(content)).toEqual([
    { text: 'Basket of "{name}"', context: 'title', translation: 'Koszyk\n{name}' },
  ])
})
