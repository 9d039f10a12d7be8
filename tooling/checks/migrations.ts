import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import type { MigrationFile, MigrationStep } from '@provender/db/migration-files'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'

const squawk = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk')

const uncheckedRules = [
  // Migrations set a lock limit of a second for each step, and steps take as long as they need.
  'require-lock-timeout',
  'require-statement-timeout',
  // Quantities, days and positions are small.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
]

interface Finding {
  readonly line: number
  readonly message: string
  readonly help: string | null
  readonly rule_name: string
}

/**
 * What would hold up orders or break servers of the version before, while the migrations run beside them. A comment above the statement
 * allows it: a line with the reason, then `-- squawk-ignore` and the rule.
 */
export async function findHazards(migrations: readonly MigrationFile[]): Promise<readonly string[]> {
  const steps = migrations.flatMap(({ name, steps }) => steps.map((step) => ({ name, step })))
  const found = await Promise.all(steps.map(async ({ name, step }) => await hazardsOf(name, step)))
  const unsaid = migrations.filter(({ isExpanding }) => isExpanding === undefined)
  return [
    ...unsaid.map(
      ({ name }) => `${name}: export isExpanding, true if servers of the version before work on after it`,
    ),
    ...found.flat(),
  ]
}

async function hazardsOf(name: string, step: MigrationStep): Promise<readonly string[]> {
  const statements = await statementsOf(step)
  const findings = await runSquawk(statements, { isInTransaction: !('withoutTransaction' in step) })
  const lines = statements.split('\n')
  return [
    ...findings.map(
      ({ line, message, help, rule_name }) =>
        `${name}: ${rule_name}: ${[message, help].filter(Boolean).join(' ')}\n  ${lines[line]?.trim() ?? ''}`,
    ),
    ...lines.flatMap((line, index) =>
      line.includes('squawk-ignore') && !/^\s*-- \S/.test(lines[index - 1] ?? '')
        ? [`${name}: an exception without a reason above it\n  ${line.trim()}`]
        : [],
    ),
  ]
}

/** Runs a step without a database. */
async function statementsOf(step: MigrationStep): Promise<string> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.trim().replace(/;?$/, ';')),
  })
  await ('withoutTransaction' in step ? step.withoutTransaction(db) : step(db))
  return statements.join('\n')
}

function runSquawk(
  statements: string,
  { isInTransaction }: { readonly isInTransaction: boolean },
): Promise<readonly Finding[]> {
  const options = [
    '--reporter=json',
    '--pg-version=15',
    `--exclude=${uncheckedRules.join(',')}`,
    ...(isInTransaction ? ['--assume-in-transaction'] : []),
  ]
  return new Promise((resolve, reject) => {
    // It ends with an error code if it found something.
    const child = execFile(process.execPath, [squawk, ...options], (error, output, errors) => {
      try {
        resolve(JSON.parse(output) as readonly Finding[])
      } catch {
        reject(new Error(`squawk failed: ${errors || output}`, { cause: error }))
      }
    })
    child.stdin?.end(statements)
  })
}
