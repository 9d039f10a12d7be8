import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setLongTimeouts } from '@provender/testing/at-length'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers } from './fixture/answers.ts'
import { serverProgram } from './fixture/machine-files.ts'
import { type Machine, startMachine } from './fixture/machine.ts'
import { waitUntil } from './fixture/wait-until.ts'

setLongTimeouts()

const address = `127.252.${process.pid % 250}.1`
const programs = '/usr/lib/postgresql/15/bin'

let folder: string
let machine: Machine
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'provender-pooler-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'data'))
  const cluster = join(folder, 'postgres')
  mkdirSync(cluster)
  execFileSync('chown', ['-R', 'postgres:', folder])
  machine = await startMachine(folder)
  const initialise = [
    `${programs}/initdb`,
    '-D',
    cluster,
    '-U',
    'provender',
    '--auth=trust',
    '--encoding=UTF8',
  ]
  await machine.run({ name: 'initdb', user: 'postgres', command: [...initialise, '--locale=C.UTF-8'] })
  const settings = [`listen_addresses=${address}`, `unix_socket_directories=${folder}`]
  const command = [`${programs}/postgres`, '-D', cluster, ...settings.flatMap((each) => ['-c', each])]
  machine.start({ name: 'postgres', user: 'postgres', command })
  const isReady = { name: 'ready', command: [`${programs}/pg_isready`, '-q', '-h', address] }
  await waitUntil('PostgreSQL runs', () =>
    machine.run(isReady).then(
      () => true,
      () => false,
    ),
  )
})
afterAll(async () => {
  await machine.kill()
  rmSync(folder, { recursive: true })
})

/** Starts PgBouncer and a server behind it. */
function serveBehind({
  mode,
  size,
  port,
}: {
  readonly mode: string
  readonly size: number
  readonly port: number
}) {
  const config = join(folder, `${mode}-${size}.ini`)
  writeFileSync(
    config,
    `[databases]
* = host=${address} user=provender
[pgbouncer]
listen_addr = ${address}
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${size}
query_wait_timeout = 5
ignore_startup_parameters = extra_float_digits
`,
  )
  const name = `${mode}-${size}`
  machine.start({ name: `pooler-${name}`, user: 'postgres', command: ['pgbouncer', config] })
  const environment = join(folder, `${name}.env`)
  const settings = {
    HOST: address,
    PORT: port + 100,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgres://provender@${address}:${port}/postgres`,
    DEMO: 0,
  }
  writeFileSync(
    environment,
    Object.entries(settings)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  )
  const server = machine.start({ ...serverProgram(environment), name })
  return {
    refused: async () => {
      const [code] = await server.exited
      return { code, log: readFileSync(join(folder, `${name}.log`), 'utf8') }
    },
    isReady: () => answers(`http://${address}:${port + 100}/readyz/database`),
  }
}

test('a pooler in transaction mode is refused in words', async () => {
  const { code, log } = await serveBehind({ mode: 'transaction', size: 30, port: 6401 }).refused()
  expect(code).toBe(1)
  expect(log).toContain('A pooler in transaction mode stands before the database. Set it to session mode')
})

test('a pooler that gives too few connections is refused with the number that it needs', async () => {
  const { code, log } = await serveBehind({ mode: 'session', size: 6, port: 6402 }).refused()
  expect(code).toBe(1)
  expect(log).toContain('only 6 of 13 connections')
})

test('a server works behind a pooler in session mode', async () => {
  const { isReady } = serveBehind({ mode: 'session', size: 30, port: 6403 })
  await expect.poll(isReady).toBe(true)
})
