import { expect, test } from 'vitest'
import { refusalOf } from './api-error.ts'

const databaseError = (code: string) => Object.assign(new Error('from PostgreSQL'), { code })

test.each([
  ['08006', 'lost connection'],
  ['25006', 'a replica that is not the primary'],
  ['40P01', 'deadlock'],
  ['53300', 'too many connections'],
  ['57P01', 'shutdown'],
  ['ENOSPC', 'full disk'],
])('%s (%s) makes the server busy, so that clients try again', (code) => {
  expect(refusalOf(databaseError(code))?.key).toBe('BUSY')
  expect(refusalOf(new Error('wrapped', { cause: databaseError(code) }))?.key).toBe(
    code === 'ENOSPC' ? undefined : 'BUSY',
  )
})

test.each(['23505', '42703', '22P02'])('%s is a bug of ours', (code) => {
  expect(refusalOf(databaseError(code))).toBeUndefined()
})
