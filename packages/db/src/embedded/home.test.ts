import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resolveHome } from './home.ts'

let root: string
let dataFolder: string
let stateFolder: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'home-')))
  dataFolder = join(root, 'data')
  stateFolder = join(root, 'state')
  mkdirSync(dataFolder)
})

afterEach(() => rmSync(root, { recursive: true }))

function homeOf(folder: string): string {
  return resolveHome({ dataFolder: folder, stateFolder, runAs: undefined }).folder
}

function blockFolder(folder: string): void {
  writeFileSync(join(folder, 'embedded-postgres'), '')
}

test('the database is in the data folder and moves with it', () => {
  expect(homeOf(dataFolder)).toBe(join(dataFolder, 'embedded-postgres'))
  renameSync(dataFolder, `${dataFolder}-moved`)
  expect(homeOf(`${dataFolder}-moved`)).toBe(join(`${dataFolder}-moved`, 'embedded-postgres'))
})

test('an unusable data folder puts the database into the state folder, where it is found again', () => {
  blockFolder(dataFolder)
  const home = homeOf(dataFolder)
  expect(home.startsWith(`${stateFolder}/`)).toBe(true)
  expect(homeOf(dataFolder)).toBe(home)
})

test('two data folders never share a folder in the state folder', () => {
  const other = join(root, 'other')
  mkdirSync(other)
  for (const folder of [dataFolder, other]) blockFolder(folder)
  expect(homeOf(dataFolder)).not.toBe(homeOf(other))
})

test('a moved data folder keeps its database in the state folder', () => {
  blockFolder(dataFolder)
  const home = homeOf(dataFolder)
  renameSync(dataFolder, `${dataFolder}-moved`)
  expect(homeOf(`${dataFolder}-moved`)).toBe(home)
  mkdirSync(dataFolder)
  blockFolder(dataFolder)
  expect(homeOf(dataFolder)).not.toBe(home)
})

test('refuses a copied data folder while it would share the database of its original', () => {
  blockFolder(dataFolder)
  const home = homeOf(dataFolder)
  const copy = join(root, 'copy')
  cpSync(dataFolder, copy, { recursive: true })
  expect(() => homeOf(copy)).toThrow(
    `${copy} is a copy of ${dataFolder}, and both would use the same database in ${home}`,
  )
  rmSync(join(copy, 'embedded-postgres.json'))
  expect(homeOf(copy)).not.toBe(home)
  expect(homeOf(dataFolder)).toBe(home)
})

test('reports a database missing from the state folder instead of creating an empty one', () => {
  blockFolder(dataFolder)
  const home = homeOf(dataFolder)
  renameSync(home, `${home}-away`)
  expect(() => homeOf(dataFolder)).toThrow(`was in ${home}, which is missing or incomplete`)
  expect(existsSync(home)).toBe(false)
})

test('reports an unreachable database in the data folder instead of creating another', () => {
  mkdirSync(join(dataFolder, 'embedded-postgres/cluster'), { recursive: true })
  const stranger = { uid: 4_000_000, gid: 4_000_000, name: 'stranger' }
  expect(() => resolveHome({ dataFolder: join(dataFolder, '.'), stateFolder, runAs: stranger })).toThrow(
    'stranger',
  )
  expect(existsSync(stateFolder)).toBe(false)
})
