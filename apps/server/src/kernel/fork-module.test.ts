import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forkModule } from './fork-module.ts'

const { execPath } = process
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provender-fork-'))
})
afterEach(async () => {
  process.execPath = execPath
  await rm(folder, { recursive: true })
})

async function moduleWith(program: string): Promise<URL> {
  const path = join(folder, 'module.mjs')
  await writeFile(path, program)
  return pathToFileURL(path)
}

async function runModule(module: URL, messages: number): Promise<readonly [readonly unknown[], number]> {
  const answers: unknown[] = []
  let ends = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const child = forkModule(module, {
    onMessage: (answer) => answers.push(answer),
    onEnd: () => {
      ends += 1
      resolve()
    },
  })
  for (let n = 0; n < messages; n += 1) child.send({ n })
  await promise
  child.send({ n: messages })
  child.disconnect()
  child.kill()
  // Late errors arrive.
  await new Promise((wait) => setTimeout(wait, 50))
  return [answers, ends]
}

test('a module answers messages until it ends', async () => {
  const module = await moduleWith(
    `process.on('message', ({ n }) => process.send(n, () => n === 1 && process.exit()))`,
  )
  expect(await runModule(module, 2)).toEqual([[0, 1], 1])
})

test.each([
  ['dies while messages are on their way', `process.exit(1)`],
  ['closes its channel', `process.disconnect()`],
])('the server stays if a process %s', async (_what, program) => {
  expect(await runModule(await moduleWith(program), 200)).toEqual([[], 1])
})

test('the server stays if no process starts', async () => {
  const module = await moduleWith('')
  process.execPath = join(folder, 'no-such-program')
  expect(await runModule(module, 2)).toEqual([[], 1])
})
