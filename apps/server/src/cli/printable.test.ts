import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('no text is a command to the terminal, and lines and columns stay', () => {
  expect(printable('Ada\u001B[2J\u009B4m\u0007\r\u202Eeve\u061C\u007F')).toBe('Ada[2J4meve')
  expect(printable('Köz · 2 kg\n\tZoë')).toBe('Köz · 2 kg\n\tZoë')
})
