import { describe, expect, test } from 'vitest'
import { findAnswers, typedWords } from './find-answers.ts'
import { markHtml, textOf } from './mark-html.ts'

const faq = [
  { question: 'When do you deliver?', answerHtml: '<p>On <b>weekdays</b> before 11.</p>' },
  { question: 'Jak zgłosić uszkodzony towar?', answerHtml: '<p>Otwórz zamówienie i&nbsp;zrób zdjęcie.</p>' },
  { question: 'Siparişimi nasıl iptal ederim?', answerHtml: '<p>Sipariş sayfasından, ışık yanıyorsa.</p>' },
  { question: 'How do I pay?', answerHtml: '<p>By card, or on account &amp; invoice.</p>' },
]
const findIndexes = (typed: string) =>
  findAnswers(faq, typedWords(typed)).map(({ question }) =>
    faq.findIndex((each) => each.question === question),
  )

describe('the search for answers', () => {
  test.each([
    ['deliv', [0]],
    ['zamowienie zdjecie', [1]],
    ['USZKODZONY', [1]],
    ['siparis isik', [2]],
    ['İPTAL', [2]],
    ['account invoice', [3]],
    ['weekday', [0]],
    ['can I pay by card please', [3]],
    ['tractor', []],
  ])('%s finds %j', (typed, indexes) => {
    expect(findIndexes(typed)).toEqual(indexes)
  })

  test('opens an answer if the question does not contain all words', () => {
    expect(findAnswers(faq, typedWords('weekdays'))[0]?.isInAnswer).toBe(true)
    expect(findAnswers(faq, typedWords('when deliver'))[0]?.isInAnswer).toBe(false)
  })
})

describe('an answer with highlighted words', () => {
  const bare = (html: string) => html.replace(/<mark class="[^"]*">/g, '[').replaceAll('</mark>', ']')

  test('marks words, but neither tags nor escaped characters', () => {
    expect(
      bare(markHtml('<p class="on">On account &amp; <b>accounts</b></p>', ['account', 'amp', 'class'])),
    ).toBe('<p class="on">On [account] &amp; <b>[accounts]</b></p>')
    expect(bare(markHtml('<p>Łódź, i&nbsp;łódka</p>', ['lod']))).toBe('<p>[Łód]ź, i&nbsp;[łód]ka</p>')
  })

  test('keeps the text', () => {
    for (const { answerHtml } of faq)
      for (const words of [['on'], ['zdjecie', 'o'], ['i', 'a', 'invoice']])
        expect(textOf(markHtml(answerHtml, words)).replaceAll('\n', '')).toBe(
          textOf(answerHtml).replaceAll('\n', ''),
        )
  })
})
