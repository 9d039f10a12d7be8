import { describe, expect, test } from 'vitest'
import { markdownToHtml, findRemovedHtml } from './markdown.ts'

describe('a Markdown text of the wholesaler', () => {
  test.each([
    '<b>Closed</b> until <i>Monday</i>',
    'Call <a href="tel:+441134960001">us</a> or <a href="https://status.example/now?a=1&amp;b=2">look</a>',
    '<ul><li>one</li></ul>',
    '<p>H<sub>2</sub>O, <s>10</s> <u>9</u>, <small>small</small><br>next</p>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
    '# Title',
    '**bold**, [a link](https://example.com), 3 < 4 and 5 > 4',
  ])('keeps harmless elements and reports nothing: %s', (text) => {
    expect(findRemovedHtml(text)).toEqual([])
    for (const [tag] of text.matchAll(/<[a-z]+/g)) expect(markdownToHtml(text)).toContain(tag)
  })

  test.each([
    ['<script>alert(1)</script>', ['<script>']],
    ['<b onclick="alert(1)">now</b>', ['onclick of <b>']],
    ['<a href="javascript:alert(1)">now</a>', ['href of <a>']],
    ['<a href="https://example.com" style="color:red">now</a>', ['style of <a>']],
    ['<iframe src="https://example.com"></iframe><img src="x" onerror="alert(1)">', ['<iframe>', '<img>']],
    ['<style>p { color: red }</style><form></form>', ['<style>', '<form>']],
  ])('reports what is removed: %s', (text, removed) => {
    expect(findRemovedHtml(text)).toEqual(removed)
    expect(markdownToHtml(text)).not.toMatch(/script|onclick|onerror|style|iframe|<img/)
  })
})
