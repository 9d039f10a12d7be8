import { checkLogo } from '../features/picture/check-logo.ts'
import { meanings } from '../features/wholesaler/config/meanings.ts'
import { configKeys, explainKey, isDefault, shownValue } from '../features/wholesaler/config/settings.ts'
import { writeConfig } from '../features/wholesaler/write-settings.ts'
import { type Command, refuseUnknownSubcommands, type Work } from './command.ts'
import { defineHolidays, defineHours, defineRoutes } from './config/calendar-work.ts'
import { logoWarning } from './config/logo-words.ts'
import { readKey, readSetting } from './config/read-setting.ts'
import { change, settingsOf } from './config/settings-work.ts'
import { sayRemoved } from './report-removed.ts'
import { alignedRows } from './table.ts'

const after = `
Lists are written with commas (availableLanguages en,pl), anything else in JSON. Running servers take a change over within
two seconds.`

export const configCommand: Command = {
  name: 'config',
  define: (program, { run }) => {
    program
      .description('The settings of the shop, its opening hours, holidays and delivery routes.')
      .addHelpText('after', after)
    program
      .command('list', { isDefault: true })
      .description('every setting, its value, and a * where that is not the default')
      .action(() => run(listConfig))
    program
      .command('get')
      .description('one setting: its value, what it does, what it takes')
      .argument('<key>')
      .action((key) => run(getConfig(key)))
    program
      .command('set')
      .description('change a setting, e.g. loginWall yes, show.faq no, deliveryMinBasketTotal 75.00')
      .argument('<key>')
      .argument('<value>')
      // A value may begin with a dash.
      .allowUnknownOption()
      .action((key, value) => run(setConfig({ key, value })))
    defineHours(program, run)
    defineHolidays(program, run)
    defineRoutes(program, run)
    refuseUnknownSubcommands(program)
  },
}

const listConfig: Work = async (database, { terminal }) => {
  const { config } = await settingsOf(database)
  const rows = configKeys.map((key) => [isDefault(config, key) ? ' ' : '*', key, shownValue(config, key)])
  for (const row of alignedRows(rows)) terminal.say(row)
}

function getConfig(given: string): Work {
  const key = readKey(given)
  return async (database, { terminal }) => {
    const { config } = await settingsOf(database)
    const { takes, byDefault } = explainKey(key)
    terminal.say(`${key} = ${shownValue(config, key)}`)
    terminal.say(`${meanings[key]}.`)
    terminal.say(`It is ${takes}. Unless set, it is ${byDefault}.`)
  }
}

function setConfig({ key: given, value }: { readonly key: string; readonly value: string }): Work {
  const key = readKey(given)
  return async (database, context) => {
    const { config } = await settingsOf(database)
    const values = readSetting(config, key, value)
    const shown = shownValue({ ...config, ...values }, key)
    const isSo = shown === shownValue(config, key)
    await change(database, context, {
      done: `${key} = ${shown}`,
      make: async (tx) => !isSo && (await writeConfig(tx, values)),
    })
    if (key === 'logo') {
      const fault = await checkLogo({ ...config, ...values }, context.settings.dataFolder)
      if (fault) context.terminal.complain(logoWarning(fault))
    }
    // The only setting that is shown as Markdown.
    if (key === 'serviceDisabledMessage') sayRemoved(shown, context.terminal)
  }
}
