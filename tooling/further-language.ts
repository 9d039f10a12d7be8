import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMadeUpLanguage, copyProject, madeUpLanguage } from './made-up-language.ts'
import { runTasks, type Task } from './run-tasks.ts'
import { root, projectFiles } from './sources.ts'
import { requireSystemNeeds, type SystemNeeds } from './system-needs.ts'

/** They go through every language of the list. */
const tests = [
  'every-email.test.ts',
  'packages/domain/src/basket/default-name.test.ts',
  'packages/domain/src/config/config.test.ts',
  'packages/domain/src/csv/csv.test.ts',
  'packages/web/src/api/translate-refusal.test.ts',
  'apps/mobile/src/start-page.test.ts',
  'apps/server/src/features/ledger/documents.db.test.ts',
  'apps/server/src/features/import/categories/category-importer.db.test.ts',
  'apps/server/src/features/import/products/product-importer.db.test.ts',
  'apps/server/src/features/import/cells/cells.test.ts',
  'apps/server/src/features/import/faults/fault-text.test.ts',
  'apps/server/src/cli/config/read-setting.test.ts',
  'apps/server/src/cli/content-command.db.test.ts',
  'apps/server/src/composition/graphql/specified-calls.db.test.ts',
]

/**
 * Adds a made-up language to a copy of the project by a row and PO files alone. Then everything compiles, and every e-mail, document,
 * refusal, page of the shop and the office, and app speaks it. Returns whether that is so.
 */
export async function tryFurtherLanguage(browsers: SystemNeeds): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'provender-language-'))
  try {
    copyProject(root, projectFiles(), copy)
    addMadeUpLanguage(copy)
    const node = process.execPath
    const tasks: readonly Omit<Task, 'folder'>[] = [
      { name: 'translations', command: [node, 'tooling/checks/check-words.ts'] },
      { name: 'e-mails, documents, refusals', command: ['vitest', 'run', ...tests] },
      { name: 'build of the apps', command: [node, 'tooling/ensure-built.ts'] },
      { name: 'build of the app', command: [node, 'tooling/app/build-app.ts'] },
      { name: 'types', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] },
      {
        name: 'every page',
        command: ['playwright', 'test', '--config', 'e2e', 'pages', '--grep', 'in any language'],
        env: { ...browsers, EVERY_PAGE: '1', ONLY_LANGUAGE: madeUpLanguage },
      },
    ]
    for (const task of tasks)
      if (!(await runTasks([{ ...task, name: `a further language: ${task.name}`, folder: copy }], 1)))
        return false
    return true
  } finally {
    rmSync(copy, { recursive: true })
  }
}

if (import.meta.main) {
  const needs = requireSystemNeeds()
  process.exitCode = needs && (await tryFurtherLanguage(needs)) ? 0 : 1
}
