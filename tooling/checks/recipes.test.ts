import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type ParsedSettings, parseSettings } from '@provender/server/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../sources.ts'
import {
  connectionsBesidePool,
  healthPaths,
  isVariable,
  liveIntervalSeconds,
  maxBodyBytes,
  maxStopSeconds,
  readText,
} from './program-facts.fixture.ts'
import { type Manifest, renderChart } from './render-chart.fixture.ts'

type Environment = Readonly<Record<string, string>>

const samples: Environment = {
  'database-url': 'postgres://provender:secret@db.example:5432/provender?sslmode=verify-full',
  's3-secret-access-key': 'secret',
}
let secrets: string
beforeAll(() => {
  secrets = mkdtempSync(join(tmpdir(), 'provender-recipes-'))
  for (const [name, text] of Object.entries(samples)) writeFileSync(join(secrets, name), text)
})
afterAll(() => {
  rmSync(secrets, { recursive: true })
})

/** What a server makes of these variables where its secrets are mounted. */
function settingsFrom(environment: Environment): ParsedSettings {
  const mounted = Object.entries(environment).map(([name, value]) => [
    name,
    /^(?:DATABASE_URL|S3_SECRET_ACCESS_KEY)_FILE$/.test(name) ? join(secrets, basename(value)) : value,
  ])
  return parseSettings(Object.fromEntries(mounted), '/')
}

function withoutS3(variables: Environment): Environment {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !name.startsWith('S3_')))
}

/** Servers need these, and PostgreSQL and its tools some more. */
const connectionsFor = (servers: number, pool: number) => servers * (pool + connectionsBesidePool) + 20

describe('three servers with Compose', () => {
  const { services, secrets: files } = parse(readText('deploy/compose/three-servers.yaml'), { merge: true })
  const proxy = readText('deploy/compose/haproxy.cfg')
  const servers = Object.entries<Manifest>(services).filter(([name]) => name.startsWith('server-'))
  const environment: Environment = services['server-1'].environment
  const drainSeconds = Number(environment['DRAIN_SECONDS'])
  const inProxy = (pattern: RegExp) => Array.from(proxy.matchAll(pattern), ([, value]) => value ?? '')
  const numberInProxy = (pattern: RegExp) => Number(inProxy(pattern)[0])

  test('give the servers the same settings, which the program has and accepts', () => {
    expect(servers).toHaveLength(3)
    for (const [, server] of servers)
      expect({ ...server, build: '' }).toEqual({ ...servers[0]?.[1], build: '' })
    // Another image of that name is never fetched.
    expect(servers[0]?.[1]).toMatchObject({ image: 'provender', build: '../..', pull_policy: 'never' })
    expect(Object.keys(environment).filter((name) => !isVariable(name))).toEqual([])
    expect(settingsFrom(environment)).toMatchObject({ ok: true, settings: { files: 's3', demo: false } })
  })

  test('share the folder if there is no bucket', () => {
    const parsed = settingsFrom({ ...withoutS3(environment), FILES: 'disk' })
    expect(parsed).toMatchObject({ ok: true, settings: { files: 'disk', s3: undefined } })
    expect(services['server-1'].volumes).toEqual(['data:/data'])
    expect(readText('Dockerfile')).toContain('DATA_DIR=/data')
  })

  test('mount the secrets that the settings name, and no other', () => {
    const named = Object.values(environment).flatMap(
      (value) => /^\/run\/secrets\/(.+)/.exec(value)?.[1] ?? [],
    )
    expect(services['server-1'].secrets.toSorted()).toEqual(named.toSorted())
    expect(Object.keys(files).toSorted()).toEqual(named.toSorted())
    for (const { file } of Object.values<{ file: string }>(files))
      expect(readText('.gitignore')).toContain(`/deploy/compose/${file.split('/')[0]}/`)
  })

  test('are all behind the proxy, on the port that they listen on', () => {
    const { settings } = settingsFrom({}) as ParsedSettings & { ok: true }
    const addresses = servers.map(([name]) => `${name}:${settings.port}`)
    expect(inProxy(/^ {2}server \w+ (\S+)$/gm)).toEqual([...addresses, ...addresses])
    expect(services.proxy.ports[0].split(':').at(-1)).toBe(inProxy(/^ {2}bind :(\d+)$/gm)[0])
    // The proxy here, and the one that speaks HTTPS in front of it.
    expect(environment['TRUST_PROXY']).toBe('2')
  })

  test('are preferred while they can write, and serve pages otherwise', () => {
    expect(inProxy(/^ {2}option httpchk GET (\S+)$/gm)).toEqual(['/readyz/database', '/readyz'])
    for (const path of inProxy(/^ {2}option httpchk GET (\S+)$/gm)) expect(healthPaths).toContain(path)
    expect(proxy).toContain('use_backend pages if { nbsrv(orders) eq 0 }\n  default_backend orders')
  })

  test('get a request again that another server could not answer, whole', () => {
    expect(inProxy(/^ {2}retry-on (.+)$/gm)).toEqual(['conn-failure empty-response 503'])
    expect(inProxy(/^ {2}option redispatch (\d)$/gm)).toEqual(['1'])
    // Headers and the rewritten part of a request are in the buffer, too.
    expect(numberInProxy(/tune\.bufsize (\d+)/g)).toBeGreaterThan(maxBodyBytes + 16_384)
  })

  test('are out of the proxy before they stop serving, and have stopped before they are killed', () => {
    const [interval, fall] = [numberInProxy(/check inter (\d+)s/g), numberInProxy(/fall (\d+)/g)]
    expect(interval * fall).toBeLessThan(drainSeconds)
    for (const [, server] of servers)
      expect(drainSeconds + maxStopSeconds).toBeLessThan(Number.parseInt(server.stop_grace_period, 10))
    const graceSeconds = Number.parseInt(services.proxy.stop_grace_period, 10)
    expect(numberInProxy(/hard-stop-after (\d+)s/g)).toBeLessThan(graceSeconds)
  })

  test('keep their live channels', () => {
    for (const side of ['client', 'server'])
      expect(numberInProxy(new RegExp(`timeout ${side} (\\d+)s`, 'g'))).toBeGreaterThan(
        liveIntervalSeconds + 5,
      )
    expect(proxy).toContain('option http-no-delay')
    expect(proxy).not.toMatch(/compression|http-buffer-request/)
    expect(services.proxy.ulimits.nofile).toBeGreaterThan(2 * numberInProxy(/maxconn (\d+)/g) + 100)
  })

  test('fit into a PostgreSQL with its usual limit of connections', () => {
    expect(connectionsFor(3, Number(environment['DATABASE_POOL']))).toBeLessThanOrEqual(100)
  })
})

describe('the chart', () => {
  const folder = join(root, 'deploy/helm/provender')
  const values = parse(readText('deploy/helm/provender/values.yaml'))
  const withDatabase = renderChart(folder)
  const withoutDatabase = renderChart(folder, (each) => ({
    ...each,
    database: { ...values.database, create: false },
    sharedFolder: 'files',
    settings: { ...withoutS3(values.settings), FILES: 'disk' },
    secretFiles: withoutS3(values.secretFiles),
  }))
  const find = (manifests: readonly Manifest[], kind: string): Manifest =>
    manifests.find((manifest) => manifest.kind === kind)
  const deployment = find(withDatabase, 'Deployment')
  const pod = deployment.spec.template.spec
  const environmentOf = (manifests: readonly Manifest[]): Environment => {
    const { env } = find(manifests, 'Deployment').spec.template.spec.containers[0]
    const secret = 'postgresql://provender:secret@shop-database-rw.shop:5432/provender'
    const plain: Environment = Object.fromEntries(
      env.map(({ name, value = secret }: { name: string; value?: string }) => [name, value]),
    )
    const used = Object.values(plain).flatMap((value) => /\$\((\w+)\)/.exec(value)?.[1] ?? [])
    return Object.fromEntries(
      Object.entries(plain)
        .filter(([name]) => !used.includes(name))
        .map(([name, value]) => [name, value.replace(/\$\((\w+)\)/, (_, each) => plain[each] ?? '')]),
    )
  }

  test.each([
    ['with the database of the chart and a bucket', { manifests: withDatabase, files: 's3' }],
    ['with another database and a shared folder', { manifests: withoutDatabase, files: 'disk' }],
  ])('gives the servers settings that the program has and accepts, %s', (_, { manifests, files }) => {
    const environment = environmentOf(manifests)
    expect(Object.keys(environment).filter((name) => !isVariable(name))).toEqual([])
    expect(settingsFrom(environment)).toMatchObject({ ok: true, settings: { files, demo: false } })
  })

  test('mounts each file that a setting names, and leaves the rest of the pod read-only', () => {
    for (const manifests of [withDatabase, withoutDatabase]) {
      const { containers, volumes } = find(manifests, 'Deployment').spec.template.spec
      const [{ volumeMounts, securityContext }] = containers
      expect(volumeMounts.map(({ name }: Manifest) => name).toSorted()).toEqual(
        volumes.map(({ name }: Manifest) => name).toSorted(),
      )
      const paths = volumeMounts.map(({ mountPath }: Manifest) => mountPath)
      const named = Object.values(environmentOf(manifests)).flatMap(
        (value) => value.match(/\/run\/secrets\/.+/) ?? [],
      )
      expect(named.length).toBeGreaterThan(2)
      for (const file of named) expect(paths).toContain(file.replace(/\/[^/]+$/, ''))
      expect(paths).toContain('/data')
      expect(securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      })
    }
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 })
    expect(pod.containers[0].resources.limits.memory).toBe('2Gi')
  })

  test('asks addresses and ports that the server has', () => {
    const [{ ports, readinessProbe, livenessProbe, startupProbe }] = pod.containers
    const { settings } = settingsFrom({}) as ParsedSettings & { ok: true }
    expect(ports).toEqual([{ name: 'http', containerPort: settings.port }])
    // A server without its database still serves pages.
    expect(readinessProbe.httpGet.path).toBe('/readyz')
    for (const { httpGet } of [readinessProbe, livenessProbe, startupProbe]) {
      expect(healthPaths).toContain(httpGet.path)
      expect(httpGet.port).toBe('http')
    }
    expect(find(withDatabase, 'Service').spec.ports[0].targetPort).toBe('http')
  })

  test('replaces servers one after the other, each stopping in time', () => {
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
    const drainSeconds = Number(values.settings.DRAIN_SECONDS)
    expect(drainSeconds).toBeGreaterThanOrEqual(5)
    expect(drainSeconds + maxStopSeconds).toBeLessThan(pod.terminationGracePeriodSeconds)
  })

  test('spreads them over machines, of which one may be away', () => {
    const labels = deployment.spec.template.metadata.labels
    const budget = find(withDatabase, 'PodDisruptionBudget').spec
    const [spread] = pod.topologySpreadConstraints
    expect(deployment.spec.replicas).toBe(3)
    expect(budget.maxUnavailable).toBe(1)
    expect(spread).toMatchObject({
      maxSkew: 1,
      topologyKey: 'kubernetes.io/hostname',
      nodeTaintsPolicy: 'Honor',
    })
    for (const selector of [deployment.spec.selector, budget.selector, spread.labelSelector])
      expect(selector.matchLabels).toEqual(labels)
    expect(find(withDatabase, 'Service').spec.selector).toEqual(labels)
  })

  test('keeps orders on two of three machines, as the servers demand', () => {
    const { spec, metadata } = find(withDatabase, 'Cluster')
    expect(environmentOf(withDatabase)['DATABASE_DURABILITY']).toBe('standby')
    expect(spec.instances).toBe(3)
    expect(spec.postgresql.synchronous).toMatchObject({
      number: 1,
      dataDurability: 'required',
      failoverQuorum: true,
    })
    expect(spec.affinity.podAntiAffinityType).toBe('required')
    expect(metadata.annotations).toEqual({ 'helm.sh/resource-policy': 'keep' })
    const { owner, postInitApplicationSQL } = spec.bootstrap.initdb
    expect(postInitApplicationSQL).toEqual([`grant pg_monitor to ${owner}`])
    expect(find(withoutDatabase, 'Cluster')).toBeUndefined()
  })

  test('gives the database enough connections, also during an update', () => {
    const { replicas, strategy } = deployment.spec
    const needed = connectionsFor(
      replicas + strategy.rollingUpdate.maxSurge,
      Number(values.settings.DATABASE_POOL),
    )
    const { parameters } = find(withDatabase, 'Cluster').spec.postgresql
    expect(needed).toBeLessThanOrEqual(Number(parameters.max_connections))
  })

  test('leads the shop to the servers if it is asked to', () => {
    expect(find(withDatabase, 'Ingress')).toBeUndefined()
    const open = renderChart(folder, (each) => ({ ...each, ingress: { ...values.ingress, create: true } }))
    const [{ host, http }] = find(open, 'Ingress').spec.rules
    expect(`https://${host}`).toBe(values.settings.PUBLIC_URL)
    const { service } = http.paths[0].backend
    expect([service.name, service.port.name]).toEqual([
      find(open, 'Service').metadata.name,
      find(open, 'Service').spec.ports[0].name,
    ])
  })

  test('is of the version of the program', () => {
    const { version } = JSON.parse(readText('package.json'))
    expect([parse(readText('deploy/helm/provender/Chart.yaml')).appVersion, values.image.tag]).toEqual([
      version,
      version,
    ])
  })

  test('is installed by the workflow with values that it has', () => {
    const workflow = readText('.github/workflows/ci.yml')
    const set = Array.from(workflow.matchAll(/--set(?:-string)? ([\w.]+)=/g), ([, path]) => path ?? '')
    expect(set.length).toBeGreaterThan(0)
    for (const path of set)
      expect(
        path.split('.').reduce((each, name) => each?.[name], values),
        path,
      ).toBeDefined()
  })
})
