import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './ensure-built.ts'
import { root } from './sources.ts'
import { requireSystemNeeds } from './system-needs.ts'

const usage = `npm run screenshots -- [--only part of a screen's name]

Takes a screenshot of every screen in every state, width, language and colour scheme. Open screenshots/index.html to see them.
`

function selectedPicture(): string | undefined {
  try {
    return parseArgs({ options: { only: { type: 'string', default: '' } } }).values.only
  } catch {
    return undefined
  }
}

function takeScreenshots(): number {
  const only = selectedPicture()
  if (only === undefined) {
    console.error(usage)
    return 1
  }
  const needs = requireSystemNeeds()
  if (!needs) return 1
  ensureBuilt()
  const taken = spawnSync('playwright', ['test', '--config', 'e2e/screenshots.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...needs, SCREENSHOTS_ONLY: only },
  })
  if (taken.status === 0) console.log('Open screenshots/index.html to see the screenshots.')
  return taken.status ?? 1
}

process.exitCode = takeScreenshots()
