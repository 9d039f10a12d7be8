import { expect, test } from 'vitest'
import { runInTest } from './run-in-test.fixture.ts'
import { staffCommand } from './staff-command.ts'

const refundId = '00000000-0000-4000-8000-000000000001'
const opened = 'The command opened the database'

async function complaintAbout(args: readonly string[], note: string): Promise<string> {
  const result = await runInTest(staffCommand, [...args, '--note', note], {}).catch(String)
  return typeof result === 'string' ? result : (result.errors[0] ?? '')
}

const withReason = [
  [['ledger', 'credit', '1', '--all'], 'Give the reason with --note', 'A reason has at most 200'],
  [['ledger', 'reverse', 'A', '1'], 'Give the reason with --note', 'A reason has at most 200'],
  [['claims', 'credit', '1'], 'Give the reason with --note', 'A reason has at most 200'],
  [['claims', 'answer', '1'], 'Give the answer with --note', 'An answer has at most 2000'],
  [['payments', 'close', refundId], 'Say with --note what was done', 'A note has at most 300'],
] as const

test.each(withReason)(
  '%j needs a note that is not blank, and not too long',
  async (args, missing, tooLong) => {
    for (const blank of ['', ' ', '\t\u00A0']) expect(await complaintAbout(args, blank)).toContain(missing)
    expect(await complaintAbout(args, 'x'.repeat(2001))).toContain(tooLong)
    expect(await complaintAbout(args, ' Late ')).toContain(opened)
  },
)

test.each([
  [['ledger', 'refund', 'INV-1']],
  [['orders', 'refund', '1']],
  [['orders', 'cancel', '1']],
  [['orders', 'pick', '1', '--rest']],
])('%j may have a blank note, but none that is too long', async (args) => {
  expect(await complaintAbout(args, ' ')).toContain(opened)
  expect(await complaintAbout(args, 'x'.repeat(301))).toContain('A note has at most 300')
})

test.each([
  ['orders', 'cancel', '1', '--note'],
  ['orders', 'pick', '1', '--rest', '--agreed'],
  ['claims', 'answer', '1', '--note'],
  ['ledger', 'pay', 'A', '1', '--method', 'cash', '--reference'],
])('%j %j takes no card number', async (...args) => {
  const text = args.at(-1) === '--agreed' ? '1=4111 1111 1111 1111' : 'paid with 4111 1111 1111 1111'
  const result = await runInTest(staffCommand, [...args, text], {}).catch(String)
  expect(typeof result === 'string' ? result : result.errors[0]).toContain('may not contain a card number')
})
