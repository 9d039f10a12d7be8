import type { Language } from '@provender/domain/languages'
import { expect, test } from 'vitest'
import { keepAnswersAhead } from './answers-ahead.ts'
import type { ToWorker } from './device-messages.ts'

/** A page, and a worker that answers when it is told to. */
function setUp() {
  const sent: ToWorker[] = []
  let n = 0
  let language: Language = 'en'
  const ahead = keepAnswersAhead({
    send: (message) => sent.push(message),
    nextN: () => (n += 1),
    language: () => language,
  })
  return {
    ahead,
    asks: (search: string, pageSize = 6) => ahead.answerAhead({ search, pageSize }),
    /** The worker answers what was asked last, or an earlier one. */
    answers: (search: string, own = n) =>
      ahead.take({ kind: 'ahead', n: own, search, products: JSON.stringify({ total: search.length }) }),
    answered: (search: string, pageSize = 6) => ahead.answered({ search, pageSize })?.total,
    speak: (other: Language) => (language = other),
    sent,
  }
}

test('what was answered ahead is there at once, in whatever letters it is typed', () => {
  const { asks, answers, answered, sent } = setUp()
  asks('to')
  expect(sent).toEqual([{ kind: 'ahead', n: 1, asked: { search: 'to', pageSize: 6 }, language: 'en' }])
  answers('tom')
  expect([answered('tom'), answered('TOM'), answered('tóm'), answered('tot')]).toEqual([3, 3, 3, undefined])
})

test('an answer stands for no other question', () => {
  const { asks, answers, answered, speak } = setUp()
  asks('to')
  answers('tom')
  expect(answered('tom', 24)).toBe(undefined)
  speak('pl')
  expect(answered('tom')).toBe(undefined)
})

test('what comes late of an earlier question is dropped', () => {
  const { asks, answers, answered } = setUp()
  asks('to')
  asks('po')
  answers('tom', 1)
  answers('pot')
  expect([answered('tom'), answered('pot')]).toEqual([undefined, 3])
})

test('with new prices nothing holds that was answered before, nor what was on its way', () => {
  const { ahead, asks, answers, answered } = setUp()
  asks('to')
  answers('tom')
  ahead.forget()
  answers('tot')
  expect([answered('tom'), answered('tot')]).toEqual([undefined, undefined])
})
