import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface ObjectStore {
  readonly endpoint: string
  readonly remove: () => Promise<void>
}

/** Keys of a user who may create buckets. */
export const objectStoreKeys = { id: 'test-key', secret: 'test-secret' }

const maxStartMs = 60_000

/**
 * Starts Ceph's S3 gateway on one node, with its data in memory. Its address, given as `TEST_S3_ENDPOINT`, makes the tests of files run
 * there.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'provender-objects-'))
  const ports = await freePorts()
  const config = join(folder, 'ceph.conf')
  const keyring = join(folder, 'keyring')
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name))
  const installation = randomUUID()
  writeFileSync(config, configText(folder, installation, ports))
  const processes: ReturnType<typeof spawn>[] = []
  const remove = async (): Promise<void> => {
    for (const each of processes) {
      each.kill('SIGKILL')
      if (each.exitCode === null && each.signalCode === null) await once(each, 'exit')
    }
    rmSync(folder, { recursive: true })
  }
  const start = (program: string, ...args: readonly string[]) =>
    processes.push(spawn(program, ['-f', '-c', config, ...args], { stdio: 'ignore' }))
  const ceph = async (...args: readonly string[]) =>
    (await run('ceph', ['-c', config, ...args])).stdout.trim()
  try {
    const all = ['mon', 'osd'].flatMap((kind) => ['--cap', kind, 'allow *'])
    await run('ceph-authtool', ['--create-keyring', keyring])
    await run('ceph-authtool', [keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'])
    for (const name of ['client.admin', 'client.rgw'])
      await run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...all])
    const address = `[v2:127.0.0.1:${ports.monitor}]`
    const map = join(folder, 'monmap')
    await run('monmaptool', ['--create', '--fsid', installation, '--addv', 'a', address, map])
    await run('ceph-mon', ['-c', config, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring])
    start('ceph-mon', '-i', 'a')
    const disk = randomUUID()
    const id = await ceph('osd', 'new', disk)
    await run('ceph-authtool', [
      keyring,
      '--gen-key',
      '-n',
      `osd.${id}`,
      '--cap',
      'mon',
      'allow profile osd',
      '--cap',
      'osd',
      'allow *',
    ])
    await ceph('auth', 'import', '-i', keyring)
    await run('ceph-osd', ['-c', config, '-i', id, '--mkfs', '--osd-uuid', disk])
    start('ceph-osd', '-i', id)
    start('radosgw', '-n', 'client.rgw')
    const endpoint = `http://127.0.0.1:${ports.gateway}`
    await answers(endpoint)
    const user = ['user', 'create', '--uid', 'shop', '--display-name', 'Shop']
    await run('radosgw-admin', [
      '-c',
      config,
      '-n',
      'client.rgw',
      ...user,
      '--access-key',
      objectStoreKeys.id,
      '--secret-key',
      objectStoreKeys.secret,
    ])
    return { endpoint, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function answers(endpoint: string): Promise<void> {
  const startedAtMs = performance.now()
  for (;;) {
    try {
      return void (await fetch(endpoint))
    } catch (error) {
      if (performance.now() - startedAtMs > maxStartMs) throw error
      await delay(250)
    }
  }
}

interface Ports {
  readonly monitor: number
  readonly gateway: number
}

async function freePorts(): Promise<Ports> {
  const servers = [createServer().listen(0, '127.0.0.1'), createServer().listen(0, '127.0.0.1')]
  await Promise.all(servers.map((each) => once(each, 'listening')))
  const [monitor = 0, gateway = 0] = servers.map((each) => (each.address() as AddressInfo).port)
  for (const each of servers) each.close()
  return { monitor, gateway }
}

function configText(folder: string, installation: string, { monitor, gateway }: Ports): string {
  return `[global]
fsid = ${installation}
mon host = [v2:127.0.0.1:${monitor}]
public addr = 127.0.0.1
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
osd objectstore = memstore
memstore device bytes = 1073741824
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`
}
