import { expect, test } from 'vitest'
import { initialsIn } from './initials.ts'

test.each([
  ['Ruth Carter', 'RC'],
  ['Stanisław Wiśniewski-Kaczmarek', 'SK'],
  ['Fatma Gülşen Çağlayan', 'FÇ'],
  ['Dee', 'D'],
  ['  Kemal   Öztürk ', 'KÖ'],
])('%s is shown as %s', (name, initials) => {
  expect(initialsIn(name)).toBe(initials)
})
