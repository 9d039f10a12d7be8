import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPictures } from '../features/picture/open-pictures.ts'
import { makePrivateFolder } from './private-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'private-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const modeOf = (name: string) => (statSync(join(root, name)).mode & 0o777).toString(8)

test('a folder is closed to others, also one that existed', async () => {
  await makePrivateFolder(join(root, 'new', 'deep'))
  mkdirSync(join(root, 'open'), { mode: 0o755 })
  chmodSync(join(root, 'open'), 0o777)
  await makePrivateFolder(join(root, 'open'))
  expect([modeOf('new/deep'), modeOf('open')]).toEqual(['700', '700'])
})

test('a folder that is narrower already stays as it is', async () => {
  mkdirSync(join(root, 'narrow'), { mode: 0o500 })
  await makePrivateFolder(join(root, 'narrow'))
  expect(modeOf('narrow')).toBe('500')
})

test('the folders of pictures are closed when a server starts', async () => {
  for (const name of ['pictures', 'narrower-pictures']) {
    mkdirSync(join(root, name))
    chmodSync(join(root, name), 0o755)
  }
  await openPictures(root)
  expect([modeOf('pictures'), modeOf('narrower-pictures')]).toEqual(['700', '700'])
})
