import type { Command as Program } from '@commander-js/extra-typings'
import { resealSecondFactors } from '../../features/account/second-factor/reseal.ts'
import { loadSecrets, renewSecrets } from '../../kernel/secrets.ts'
import { type CommandAction, refuseUnknownSubcommands, type RunAction } from '../command.ts'

export function defineSecrets(program: Program, run: RunAction): void {
  const group = program.command('secrets').description('the keys of this installation in DATA_DIR')
  group
    .command('renew')
    .description(
      'renew the keys that sign tokens, links and push messages; the former ones stay valid until the next time',
    )
    .action(() => run(renew))
  refuseUnknownSubcommands(group)
}

const renew: CommandAction = async ({ db }, { settings, terminal }) => {
  await resealSecondFactors(db, await loadSecrets(settings.dataFolder))
  await renewSecrets(settings.dataFolder)
  terminal.print(
    'The keys are renewed. Copy secrets.json and push-keys.json to all servers, then restart them together.',
  )
}
