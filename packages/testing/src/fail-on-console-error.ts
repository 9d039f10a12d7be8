import { afterEach, beforeEach, vi } from 'vitest'

// What React, a library or our own code reports as an error is one, even where every expectation is met.
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
