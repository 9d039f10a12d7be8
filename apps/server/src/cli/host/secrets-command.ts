import { readFile, writeFile } from 'node:fs/promises'
import type { Command as Program } from '@commander-js/extra-typings'
import { resealSecondFactors } from '../../features/account/second-factor/reseal.ts'
import { isLockedKeys, lockKeys, unlockKeys } from '../../kernel/locked-keys.ts'
import {
  filesWithOtherKeys,
  hasKeys,
  loadSecrets,
  type MountedKeys,
  readOrCreateKeys,
  renewSecrets,
  replaceKeys,
} from '../../kernel/secrets.ts'
import type { Settings } from '../../kernel/settings.ts'
import { commandError } from '../command-error.ts'
import {
  type CommandAction,
  type CommandContext,
  refuseUnknownSubcommands,
  type RunAction,
} from '../command.ts'
import { readFirstLine, readTwice } from '../staff/read-password.ts'

const minPassphraseLength = 12

export function defineSecrets(program: Program, run: RunAction, context: CommandContext): void {
  const group = program.command('secrets').description('the keys of this installation in DATA_DIR')
  group
    .command('renew')
    .description(
      'renew the keys that sign tokens, links and push messages; the former ones stay valid until the next time',
    )
    .action(() => run(renew))
  group
    .command('export')
    .description('write the keys to a new file for another server, locked with a passphrase')
    .argument('<file>')
    .action((file) => exportKeys(file, context))
  group
    .command('import')
    .description('take over the keys from such a file')
    .argument('<file>')
    .option('--replace', 'replace other keys in DATA_DIR')
    .action((file, { replace = false }) => importKeys(file, replace, context))
  refuseUnknownSubcommands(group)
}

const renew: CommandAction = async ({ db }, { settings, terminal }) => {
  const { dataFolder, mountedKeys } = settings
  refuseMissingKeys(settings)
  await resealSecondFactors(db, await loadSecrets(dataFolder, mountedKeys))
  await renewSecrets(dataFolder, mountedKeys)
  const bringThem = isMounted(mountedKeys)
    ? `Mount secrets.json and push-keys.json from ${dataFolder} instead of the former files at all servers`
    : 'Copy secrets.json and push-keys.json to all servers'
  terminal.print(`The keys are renewed. ${bringThem}, then restart them together.`)
}

function isMounted({ tokenKeyFile, pushKeysFile }: MountedKeys): boolean {
  return (tokenKeyFile ?? pushKeysFile) !== undefined
}

async function exportKeys(file: string, { settings, terminal }: CommandContext): Promise<void> {
  const { dataFolder, mountedKeys } = settings
  refuseMissingKeys(settings)
  const keys = await readOrCreateKeys(dataFolder, mountedKeys)
  const { promptSecretly } = terminal
  const passphrase = await (promptSecretly
    ? readTwice(promptSecretly, 'passphrase')
    : readFirstLine(terminal))
  if (passphrase.length < minPassphraseLength)
    throw commandError(`A passphrase has at least ${minPassphraseLength} characters`)
  await writeNewFile(file, lockKeys(keys, passphrase))
  terminal.print(`The keys are in ${file}. On the other server, run: npm run host -- secrets import ${file}`)
}

async function writeNewFile(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw commandError(`${file} cannot be written as a new file. Nothing was written`, error)
  }
}

async function importKeys(
  file: string,
  mayReplace: boolean,
  { settings, terminal }: CommandContext,
): Promise<void> {
  if (isMounted(settings.mountedKeys))
    throw commandError(
      'TOKEN_KEY_FILE and PUSH_KEYS_FILE name files that are only read. Run this command without them, and mount its files',
    )
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw commandError(`${file} cannot be read`, error)
  })
  if (!isLockedKeys(text)) throw commandError(`${file} is not a file of "secrets export"`)
  const { promptSecretly } = terminal
  const passphrase = await (promptSecretly ? promptSecretly('Passphrase: ') : readFirstLine(terminal))
  const keys = unlockKeys(text, passphrase)
  if (!keys) throw commandError('Another passphrase opens this file, or it is damaged. Nothing was changed')
  const { dataFolder } = settings
  const others = await filesWithOtherKeys(dataFolder, keys)
  if (!mayReplace && others.length > 0)
    throw commandError(
      `Other keys are in ${others.join(' and ')}. Nothing was changed. Add --replace if the servers of this database use those in the file`,
    )
  await replaceKeys(dataFolder, keys)
  terminal.print(`${dataFolder} has the keys now. Delete ${file}. A server uses them from its next start on.`)
}

function refuseMissingKeys({ dataFolder, mountedKeys }: Settings): void {
  if (!hasKeys(dataFolder, mountedKeys))
    throw commandError(`${dataFolder} has no keys. The first start of a server creates them`)
}
