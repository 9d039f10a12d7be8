import { expect, test } from 'vitest'
import { readNote } from './read-note.ts'

test('a note keeps its lines, but no control and direction characters', () => {
  expect(readNote(' Bay\u001B[2J\n- \u202Eleft ')).toBe('Bay [2J\n- left')
})
