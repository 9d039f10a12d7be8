import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSettings } from '@provender/server/settings'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../sources.ts'

const folder = join(root, 'deploy/three')
const files = readdirSync(folder)
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

const values = new Map(
  [...read('values.sed').matchAll(/^s\|(\{\{\w+\}\})\|(.+)\|g$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)
const filled = (path: string): string =>
  read(path).replaceAll(/\{\{\w+\}\}/g, (name) => values.get(name) ?? name)
const environment: Record<string, string> = Object.fromEntries(
  [...filled('provender.env').matchAll(/^(\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
)
const unit = (name: string): string | undefined =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(read('provender.service'))?.[1]

test('each value of an installation is used, and each that is used has a line', () => {
  const used = files
    .filter((path) => path !== 'values.sed')
    .flatMap((path) => [...read(path).matchAll(/\{\{\w+\}\}/g)].map(([name]) => name))
  expect([...new Set(used)].toSorted()).toEqual([...values.keys()].toSorted())
})

test('the server accepts its environment', () => {
  const parsed = parseSettings(environment, '/')
  expect(parsed).toMatchObject({
    ok: true,
    settings: {
      databaseDurability: 'standby',
      drainSeconds: 5,
      files: 's3',
      s3: { bucket: values.get('{{FILES_BUCKET}}') },
      demo: false,
    },
  })
  const settings = readFileSync(join(root, 'apps/server/src/kernel/settings.ts'), 'utf8')
  expect(Object.keys(environment).filter((name) => !settings.includes(`  ${name}: v.`))).toEqual([])
})

test('the unit starts the server like npm start, and waits until it has stopped', () => {
  const command = unit('ExecStart')?.split(' ') ?? []
  const { start } = /start: \[(?<start>.+)\]/.exec(
    readFileSync(join(root, 'tooling/run.mjs'), 'utf8'),
  )!.groups!
  expect(command.slice(1, 3).map((flag) => `'${flag}'`)).toEqual(start?.split(', ').slice(0, 2))
  const drainSeconds = Number(environment['DRAIN_SECONDS'])
  expect(Number(unit('TimeoutStopSec'))).toBeGreaterThan(drainSeconds + 10)
  const [, intervalMs, falls] = /inter (\d+)ms fall (\d+)/.exec(read('haproxy.cfg')) ?? []
  expect(drainSeconds * 1000).toBeGreaterThan(Number(intervalMs) * Number(falls) * 2)
})

test('the database has room for the connections of three servers', () => {
  const { bootstrap } = parse(filled('patroni.yaml'))
  const ofOneServer = 10 + 3
  expect(bootstrap.dcs.postgresql.parameters.max_connections).toBeGreaterThanOrEqual(3 * ofOneServer + 20)
})

test('the page that tells how to set up names every file', () => {
  const page = read('README.md')
  const isNamed = (path: string): boolean =>
    page.includes(`\`${path}\``) || (/\.(?:service|timer)$/.test(path) && page.includes('*.service'))
  expect(files.filter((path) => path !== 'README.md' && !isNamed(path))).toEqual([])
})
