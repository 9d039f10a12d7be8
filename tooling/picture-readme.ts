import { ensureBuilt } from './ensure-built.ts'
import { runTasks } from './run-tasks.ts'
import { requireSystemNeeds } from './system-needs.ts'

async function pictureReadme(): Promise<boolean> {
  const needs = requireSystemNeeds()
  if (!needs) return false
  ensureBuilt()
  return await runTasks(
    [
      {
        name: 'pictures of the README',
        command: ['playwright', 'test', '--config', 'e2e/pictures.config.ts'],
        env: needs,
      },
    ],
    1,
  )
}

process.exitCode = (await pictureReadme()) ? 0 : 1
