import { chats } from '@provender/testing/corpora/intake/chats'
import { chatsWrittenLater } from '@provender/testing/corpora/intake/chats-written-later'
import { forwardedMails } from '@provender/testing/corpora/intake/forwarded-mails'
import { mails } from '@provender/testing/corpora/intake/mails'
import { mailsWrittenLater } from '@provender/testing/corpora/intake/mails-written-later'
import { ordersLikeRemarks } from '@provender/testing/corpora/intake/meanings'
import { ordersWithOtherNumbers } from '@provender/testing/corpora/intake/orders-with-other-numbers'
import { otherChats } from '@provender/testing/corpora/intake/other-chats'
import { tables } from '@provender/testing/corpora/intake/tables'
import { expect, test } from 'vitest'
import { requestedLines } from './requested-lines.ts'

/** Every number of six digits is a code, as with many wholesalers. */
const lookups = {
  isCode: (text: string) => /^\d{6}$/.test(text.replaceAll(' ', '')),
  isWord: () => false,
  isKnown: () => false,
  isStrange: () => false,
  isTogether: () => false,
  names: () => false,
}

interface WrappedOrder {
  readonly name: string
  readonly text: string
  readonly lines: readonly string[]
}

function ordersIn(corpus: string): readonly WrappedOrder[] {
  return corpus
    .split(/^## /m)
    .slice(1)
    .map((written) => {
      const [, name = '', text = '', lines = ''] = /^(.*)\n([\s\S]*?)\n=>\n?([\s\S]*)$/.exec(written) ?? []
      return { name, text, lines: lines.split('\n').filter((line) => line !== '') }
    })
}

const orders = [
  chats,
  otherChats,
  chatsWrittenLater,
  mails,
  forwardedMails,
  mailsWrittenLater,
  ordersWithOtherNumbers,
  tables,
  ordersLikeRemarks,
].flatMap(ordersIn)

test('there are enough orders', () => {
  expect(orders.length).toBeGreaterThanOrEqual(100)
})

test.each(orders)('reads the lines of an order and nothing around it: $name', ({ text, lines }) => {
  const read = requestedLines(text, lookups).map(({ piece }) => piece.text.replaceAll(/\s+/g, ' ').trim())
  expect(read).toEqual(lines)
})
