import { expect, test } from 'vitest'
import { loadNewVersion } from './load-new-version.ts'

const yes = () => Promise.resolve(true)
const no = () => Promise.resolve(false)

function createWindow() {
  const loads = { count: 0 }
  const load = async () => void (loads.count += 1)
  return { loads, load }
}

test('a tab whose changes are stored on the device reloads without waiting for the server', async () => {
  const { loads, load } = createWindow()
  const settle = () => expect.fail('the server is not to be waited for')
  expect(await loadNewVersion({ isSafe: yes, settle }, load)).toBe(true)
  expect(loads.count).toBe(1)
})

test('if the device stores nothing, the server gets the changes first', async () => {
  const { loads, load } = createWindow()
  const server = Promise.withResolvers<void>()
  const loading = loadNewVersion({ isSafe: no, settle: () => server.promise }, load)
  await Promise.resolve()
  expect(loads.count).toBe(0)
  server.resolve()
  expect(await loading).toBe(true)
  expect(loads.count).toBe(1)
})

test('if neither has the changes, the tab does not reload', async () => {
  const { loads, load } = createWindow()
  const settle = () => Promise.reject(new Error('unreachable'))
  expect(await loadNewVersion({ isSafe: no, settle }, load)).toBe(false)
  expect(loads.count).toBe(0)
})
