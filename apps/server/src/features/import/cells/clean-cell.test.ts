import { expect, test } from 'vitest'
import { cleanCell, cleanCellLines } from './clean-cell.ts'

test.each([
  ['Salt &amp; vinegar', 'Salt & vinegar'],
  ['Caf&eacute; &#8211; cr&#xE8;me', 'Café – crème'],
  ['Caf&amp;eacute;', 'Café'],
  ['M&S, R&D; AT&T', 'M&S, R&D; AT&T'],
  ['bell&#7;, nul&#0; and&#13;&#10;break', 'bell , nul\uFFFD and break'],
])('the cell %j becomes %j', (raw, cleaned) => {
  expect(cleanCell(raw)).toBe(cleaned)
})

test('a cell keeps line breaks, but no indents', () => {
  expect(cleanCellLines('one&#10;  two\n\t three')).toBe('one\ntwo\nthree')
})
