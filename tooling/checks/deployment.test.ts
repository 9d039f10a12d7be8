import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { parseSettings } from '@provender/server/settings'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../sources.ts'
import { readText as read, settingNames as settings } from './program-facts.fixture.ts'

const dockerfile = read('Dockerfile')
const compose = parse(read('compose.yaml'))
const recipes = ['compose.yaml', ...globSync('deploy/compose/*.yaml', { cwd: root })].map((path) => ({
  path,
  services: Object.values<{ image?: string }>(parse(read(path), { merge: true }).services),
}))

describe('the settings', () => {
  test('are exactly those in .env.example and in the table', () => {
    expect(settings.length).toBeGreaterThan(8)
    const example = [...read('.env.example').matchAll(/^(?:# )?([A-Z\d_]+)=/gm)].map(([, name]) => name)
    const table = [...read('docs/settings.md').matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name)
    expect(example).toEqual(settings)
    expect(table).toEqual(settings)
  })

  test('in .env.example equal the defaults', () => {
    const example = Object.fromEntries(
      [...read('.env.example').matchAll(/^([A-Z\d_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
    )
    expect(parseSettings(example, '/')).toEqual(parseSettings({}, '/'))
  })
})

describe('the image', () => {
  test('uses the Node version that Provender runs on', () => {
    const required = /const requiredNode = (\d+)/.exec(read('tooling/run.mjs'))?.[1]
    for (const [, version] of dockerfile.matchAll(/FROM node:(\d+)/g)) expect(version).toBe(required)
  })

  test('copies only existing paths, and the manifest of every workspace', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) =>
      (sources ?? '').split(' '),
    )
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true)
    const manifests = JSON.parse(read('package.json')).workspaces.flatMap((folder: string) =>
      globSync(`${folder}/package.json`, { cwd: root }),
    )
    for (const manifest of manifests) expect(copied).toContain(manifest)
  })

  test('contains the sources of every workspace that the server imports', () => {
    const needed = new Set<string>()
    const collect = (manifest: string): void => {
      if (needed.has(manifest)) return
      needed.add(manifest)
      const { dependencies = {} } = JSON.parse(read(manifest))
      for (const name of Object.keys(dependencies)) {
        const own = /^@provender\/(.+)$/.exec(name)?.[1]
        const found =
          own &&
          ['packages', 'apps', '.']
            .map((folder) => join(folder, own, 'package.json'))
            .find((path) => existsSync(join(root, path)))
        if (found) collect(found)
      }
    }
    collect('apps/server/package.json')
    for (const manifest of needed) {
      const folder = manifest.replace('/package.json', '')
      expect(dockerfile).toContain(`COPY ${folder}/src ${folder}/src`)
    }
  })

  test('starts an existing file, with the memory settings of npm start', () => {
    const command: string[] = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]')
    expect(existsSync(join(root, command.at(-1) ?? ''))).toBe(true)
    expect(read('tooling/run.mjs')).toContain(`start: ['${command[1]}'`)
  })
})

test('every image and action is pinned by digest, so that a moved tag changes nothing', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root })
  expect(workflows.length).toBeGreaterThan(2)
  const references = [
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
    // Compose builds the image of that name itself.
    ...recipes.flatMap(({ services }) =>
      services.flatMap(({ image = 'provender' }) => (image === 'provender' ? [] : image)),
    ),
    ...workflows.flatMap((file) => [...read(file).matchAll(/uses: (\S+)/g)].map(([, action]) => action)),
  ]
  for (const reference of references) expect(reference).toMatch(/@(?:sha256:[\da-f]{64}|[\da-f]{40})$/)
})

describe('compose.yaml', () => {
  test('gives the app settings that the server accepts', () => {
    const { environment } = compose.services.app
    expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([])
    expect(parseSettings(environment, '/').ok).toBe(true)
  })

  test('connects the app to its own database, which is recent enough', () => {
    const url = new URL(compose.services.app.environment.DATABASE_URL)
    const { environment, image } = compose.services.db
    expect(url.hostname).toBe('db')
    expect(url.username).toBe(environment.POSTGRES_USER)
    expect(url.password).toBe(environment.POSTGRES_PASSWORD)
    expect(url.pathname).toBe(`/${environment.POSTGRES_DB}`)
    expect(Number(/^postgres:(\d+)/.exec(image)?.[1])).toBeGreaterThanOrEqual(15)
    expect(compose.services.app.depends_on.db.condition).toBe('service_healthy')
  })

  test('starts without the demo and its published passwords', () => {
    const parsed = parseSettings(compose.services.app.environment, '/')
    expect(parsed.ok && parsed.settings.demo).toBe(false)
  })

  test('keeps persistent data in volumes, and gives the server time to stop', () => {
    const volumes = Object.keys(compose.volumes)
    for (const service of Object.values<{ volumes: string[] }>(compose.services))
      for (const volume of service.volumes) expect(volumes).toContain(volume.split(':')[0])
    expect(compose.services.app.volumes[0].split(':')[1]).toBe(/DATA_DIR=(\S+)/.exec(dockerfile)?.[1])
    expect(Number.parseInt(compose.services.app.stop_grace_period, 10)).toBeGreaterThan(10)
  })
})

test.each(recipes)('$path gives each service only the permissions it needs', ({ services }) => {
  expect(services.length).toBeGreaterThan(1)
  for (const service of services)
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    })
})
