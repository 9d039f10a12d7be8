import { afterEach, beforeEach, vi } from 'vitest'

// Fails a test on console errors of React, a library or our code, even if every expectation holds.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    reported.push(parts)
  })
})

const reported: unknown[][] = []

afterEach(() => {
  const lines = reported.splice(0).map((parts) => parts.map(String).join(' '))
  if (lines.length > 0) throw new Error(`console.error was called:\n${lines.join('\n')}`)
})
