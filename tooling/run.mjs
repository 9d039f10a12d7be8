// The door to every command. It runs on any Node from 20 on and on a fresh clone: it installs what is missing, then hands over
// to the Node that Provender is written for, which comes with the dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const wantedNode = 24

/** Command to script, with the flags its Node is started with. */
const commands = {
  start: ['--max-semi-space-size=8', '--heap-growing-percent=50', 'tooling/start.ts'],
  dev: ['--watch', 'tooling/dev.ts'],
  test: ['tooling/test.ts'],
  'test-long': ['tooling/test-long.ts'],
  verify: ['tooling/verify.ts'],
  generate: ['tooling/generate.ts'],
  translate: ['tooling/translate.ts'],
  screenshots: ['tooling/screenshots.ts'],
  bench: ['bench/run.ts'],
  app: ['tooling/app.ts'],
  reset: ['apps/server/src/cli/reset.ts'],
  import: ['apps/server/src/cli/import.ts'],
  config: ['apps/server/src/cli/config.ts'],
  content: ['apps/server/src/cli/content.ts'],
  words: ['apps/server/src/cli/words.ts'],
  staff: ['apps/server/src/cli/staff.ts'],
}

/** The commands that build or check the app for phones. Its dependencies are apart, so that nobody else waits for them. */
const commandsWithApp = ['app', 'test', 'test-long', 'verify']

/** What the server runs with unless the environment says otherwise. */
const serverEnvironment = {
  // Libraries check more and take longer where nobody says that this is no development.
  NODE_ENV: 'production',
  // Bodies and packers come and go by the thousand. Left to itself, glibc keeps what they leave: 100 MB under load.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Installs exactly what the lockfile of a folder says, unless that is what is there. */
function installDependencies(folder) {
  const mark = join(folder, 'node_modules', '.provender-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.error('Installing dependencies …')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  // NODE_ENV=production would leave out what builds the shop.
  const installed = spawnSync(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (installed.status !== 0) fail('The dependencies could not be installed; npm says why above.')
  writeFileSync(mark, lock)
}

function nodeToUse() {
  if (Number(process.versions.node.split('.')[0]) === wantedNode) return process.execPath
  const brought = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(brought)) return brought
  return fail(
    `Provender runs on Node ${wantedNode}. This is ${process.version}, and no Node ${wantedNode} comes with the dependencies for ` +
      `${process.platform}-${process.arch}. Install Node ${wantedNode} and start again.`,
  )
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Provender needs Node 20 or newer; this is ${process.version}.`)
const [name, ...args] = process.argv.slice(2)
const script = commands[name]
if (!script) fail(`There is no command ${name}. The commands are: ${Object.keys(commands).join(', ')}.`)
installDependencies(root)
if (commandsWithApp.includes(name)) installDependencies(join(root, 'apps', 'mobile'))
const node = nodeToUse()
const child = spawn(node, [...script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...(name === 'start' ? serverEnvironment : {}),
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'provender-compile'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
