import { requestedLines } from '@provender/catalogue/requested-lines'
import { expect, test } from 'vitest'

const length = 48_000
const never = () => false
const lookups = {
  isCode: never,
  isWord: never,
  isTogether: never,
  isKnown: never,
  isStrange: never,
  names: never,
}

function fastestMs(text: string): number {
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage()
    requestedLines(text, lookups)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

test.each([
  ['spaces', ' '],
  ['invisible signs', '\u200D'],
  ['combining marks', '\u0301'],
])('reads %s in half the time of an order of this length', (_, sign) => {
  const ordered = fastestMs('mąka 2\n'.repeat(length / 7))
  expect(fastestMs(sign.repeat(length))).toBeLessThan(ordered / 2)
})
