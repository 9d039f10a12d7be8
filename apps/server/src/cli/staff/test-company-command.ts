import { type Command as Program, Argument } from '@commander-js/extra-typings'
import { setTestCompany } from '../../features/staff/test-company.ts'
import { commandError } from '../command-error.ts'
import type { CommandAction, RunAction } from '../command.ts'
import { requireCompany } from './require-row.ts'

export function defineTestCompany(program: Program, run: RunAction): void {
  program
    .command('test-company')
    .description('keep all orders of a company on hold, so that nobody picks them; off ends that')
    .argument('<company code>')
    .addArgument(new Argument('<on|off>').choices(['on', 'off']))
    .action((code, state) => run(setTest(code, state === 'on')))
}

function setTest(code: string, isTest: boolean): CommandAction {
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, code)
    const set = await setTestCompany(db, company.id, isTest)
    if (!set.ok) throw commandError(`${code} has open orders. Cancel or deliver them first`)
    terminal.print(
      isTest
        ? `All orders of ${code} stay on hold now. Nobody can release them, only cancel them.`
        : `Orders of ${code} are picked like all others now.`,
    )
  }
}
