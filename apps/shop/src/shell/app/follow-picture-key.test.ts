import { connect } from '@provender/client/api/api-query'
import { apiError, type Execute } from '@provender/client/api/execute'
import { unreachable } from '@provender/client/api/refusal'
import { platform, setPlatform } from '@provender/platform/current'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureUrl, setPictureKey } from '../../kernel/pictures/pictures.ts'
import { shellQuery } from '../../kernel/session/shop-queries.ts'
import { chooseKey, followPictureKey } from './follow-picture-key.ts'

const web = platform()
const hours = 3_600_000
const keyQuery = ['PictureKey', {}]

let queryClient: QueryClient
let isOnline: boolean
let answer: () => Promise<string>
let queries: number

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * 24 * hours })
  isOnline = true
  queries = 0
  answer = async () => 'day-100'
  setPlatform({
    ...web,
    app: installedApp,
    network: { isOnline: () => isOnline, onChange: () => () => {} },
    lifecycle: { ...web.lifecycle, onReturn: () => {} },
  })
  queryClient = new QueryClient()
  const execute = async () => {
    queries += 1
    return { pictureKey: await answer() }
  }
  connect(queryClient, execute as unknown as Execute)
  setLoginWall(true)
})
afterEach(() => {
  queryClient.clear()
  setPlatform(web)
  setPictureKey('')
  vi.useRealTimers()
})

function setLoginWall(loginWall: boolean): void {
  queryClient.setQueryData(shellQuery.queryKey, { initConfig: { config: { loginWall } } } as never)
}
function storeKey(pictureKey: string, ageMs: number): void {
  queryClient.setQueryData(keyQuery, { pictureKey }, { updatedAt: Date.now() - ageMs })
}
const keyInUse = () => new URL(pictureUrl('/pictures/tin.png')).searchParams.get('k')

test('behind the wall the first screen has a key', async () => {
  await followPictureKey(queryClient)
  expect(keyInUse()).toBe('day-100')
})

test('there is no key until the wholesaler turns on the login wall', async () => {
  setLoginWall(false)
  await followPictureKey(queryClient)
  expect(queries).toBe(0)
  expect(keyInUse()).toBeNull()
  setLoginWall(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(keyInUse()).toBe('day-100')
  setLoginWall(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(keyInUse()).toBeNull()
})

test('a stored key that is still valid is used at once, and stays in use although the server has a newer one', async () => {
  storeKey('day-99', 20 * hours)
  await followPictureKey(queryClient)
  await vi.advanceTimersByTimeAsync(0)
  expect(queries).toBe(1)
  expect(keyInUse()).toBe('day-99')
  await vi.advanceTimersByTimeAsync(5 * hours)
  expect(keyInUse()).toBe('day-100')
})

test('a stored key from the future, of a clock that was ahead, is replaced before the first screen', async () => {
  storeKey('day-465', -365 * 24 * hours)
  await followPictureKey(queryClient)
  expect(queries).toBe(1)
  expect(keyInUse()).toBe('day-100')
})

test('an app that runs for days has a valid key all the time, and asks four times a day', async () => {
  answer = async () => `day-${Math.floor(Date.now() / (24 * hours))}`
  await followPictureKey(queryClient)
  for (let hour = 0; hour < 72; hour += 1) {
    await vi.advanceTimersByTimeAsync(hours)
    const today = Math.floor(Date.now() / (24 * hours))
    expect([`day-${today}`, `day-${today - 1}`]).toContain(keyInUse())
  }
  expect(queries).toBeLessThanOrEqual(13)
})

test('without a connection the last key stays, however old, because the device has its pictures', async () => {
  isOnline = false
  storeKey('day-90', 240 * hours)
  await followPictureKey(queryClient)
  expect(keyInUse()).toBe('day-90')
  expect(queries).toBe(0)
})

test('a server that gives no key delays the first screen by two seconds at most, and is asked again', async () => {
  answer = async () => await Promise.reject(apiError(unreachable))
  await followPictureKey(queryClient)
  expect(keyInUse()).toBeNull()
  answer = async () => await new Promise(() => {})
  const started = followPictureKey(queryClient)
  await vi.advanceTimersByTimeAsync(2000)
  await started
  answer = async () => 'day-100'
  queryClient.removeQueries({ queryKey: keyQuery })
  await vi.advanceTimersByTimeAsync(hours)
  expect(keyInUse()).toBe('day-100')
})

test('a key that the server returns again is valid for another day', () => {
  const used = { key: 'a', atMs: 0 }
  expect(chooseKey({ key: 'a', atMs: 7 }, { key: 'b', atMs: 5 }, 6)).toEqual({ key: 'b', atMs: 5 })
  expect(chooseKey(used, { key: 'a', atMs: 5 }, 6)).toEqual({ key: 'a', atMs: 5 })
  expect(chooseKey(used, { key: 'b', atMs: 5 }, 24 * hours - 1)).toBe(used)
  expect(chooseKey(used, { key: 'b', atMs: 5 }, 24 * hours)).toEqual({ key: 'b', atMs: 5 })
})
