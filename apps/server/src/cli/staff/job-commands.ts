import type { Command as Program } from '@commander-js/extra-typings'
import { readGivenUpJobs, retryJob } from '../../kernel/jobs/given-up-jobs.ts'
import { commandError } from '../command-error.ts'
import { type RunAction, refuseUnknownSubcommands, type CommandAction } from '../command.ts'
import { alignRows } from '../table.ts'
import { maxListed, printLimit } from './listed-entries.ts'
import { readNumber } from './read-number.ts'

export function defineJobs(program: Program, run: RunAction): void {
  const group = program.command('jobs').description('e-mails and other jobs that the servers gave up')
  group
    .command('list', { isDefault: true })
    .description(
      'jobs that failed for a week or were held after a restore, the oldest first, each with its last error',
    )
    .action(() => run(list))
  group
    .command('retry')
    .description('retry jobs that were given up, for another week')
    .argument('<numbers...>')
    .action((numbers) => run(retry(numbers.map((number) => readNumber(number, 'a job')))))
  refuseUnknownSubcommands(group)
}

const list: CommandAction = async ({ db }, { terminal }) => {
  const jobs = await readGivenUpJobs(db, maxListed)
  const rows = jobs.map(({ id, kind, key, givenUpAt, error }) => [
    String(id),
    new Date(givenUpAt).toISOString(),
    kind.toLowerCase().replaceAll('_', '-'),
    key,
    error.replaceAll(/\s+/g, ' '),
  ])
  for (const row of alignRows(rows)) terminal.print(row)
  if (jobs.length === 0) terminal.print('No job was given up.')
  printLimit(terminal, jobs)
}

function retry(ids: readonly number[]): CommandAction {
  return async ({ db }, { terminal }) => {
    for (const id of ids) {
      if (!(await retryJob(db, id))) throw commandError(`There is no job ${id} that was given up`)
      terminal.print(`Job ${id} is retried as soon as the server runs.`)
    }
  }
}
