// The entry point of every npm command. It needs only Node 20 or newer, also on a fresh clone. It installs missing
// dependencies and then runs the command with Node 24, which is one of them.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const requiredNode = 24

/** The script of each command, after the flags for Node. */
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
  backup: ['apps/server/src/cli/backup.ts'],
  host: ['apps/server/src/cli/host.ts'],
  drill: ['apps/server/src/cli/drill.ts'],
}

/** Commands that build or check the app for phones. It has its own dependencies, so that other commands need not install them. */
const commandsWithApp = ['app', 'test', 'test-long', 'verify']

/** Defaults for the environment of the server. */
const serverEnvironment = {
  // Without it, libraries run slow checks for development.
  NODE_ENV: 'production',
  // Makes glibc return freed memory. Otherwise it keeps 100 MB of freed buffers under load.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Installs the dependencies in the lockfile of a folder, unless they are installed already. */
function installDependencies(folder) {
  const mark = join(folder, 'node_modules', '.provender-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.error('Installing dependencies …')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  // With NODE_ENV=production, npm would leave out the packages that build the shop.
  const installed = spawnSync(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (installed.status !== 0) fail('Could not install the dependencies. The output of npm above says why.')
  writeFileSync(mark, lock)
}

function nodeToUse() {
  if (Number(process.versions.node.split('.')[0]) === requiredNode) return process.execPath
  const brought = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(brought)) return brought
  return fail(
    `Provender needs Node ${requiredNode}. This is ${process.version}, and npm has no Node ${requiredNode} for ` +
      `${process.platform}-${process.arch}. Install Node ${requiredNode} and start again.`,
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
