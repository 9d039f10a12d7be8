import { checkLogo } from '../features/picture/check-logo.ts'
import { settingDescriptions } from '../features/wholesaler/config/setting-descriptions.ts'
import {
  configKeys,
  explainKey,
  invalidSettingText,
  isDefault,
  formatValue,
} from '../features/wholesaler/config/settings.ts'
import { readInvalidSettings } from '../features/wholesaler/wholesaler.ts'
import { writeConfig } from '../features/wholesaler/write-settings.ts'
import { type Command, refuseUnknownSubcommands, type CommandAction } from './command.ts'
import { defineHolidays, defineHours, defineRoutes } from './config/calendar-commands.ts'
import { changeAndReport, readCurrentSettings } from './config/change-and-report.ts'
import { logoWarning } from './config/logo-warning.ts'
import { readKey, readSetting } from './config/read-setting.ts'
import { reportRemoved } from './report-removed.ts'
import { alignRows } from './table.ts'

const after = `
Separate the values of a list with commas: availableLanguages en,pl. Write paymentTypes as JSON, in the form that "get"
prints. Running servers apply changes within two seconds.`

export const configCommand: Command = {
  name: 'config',
  define: (program, { run }) => {
    program
      .description('The settings of the shop, its opening hours, holidays and delivery routes.')
      .addHelpText('after', after)
    program
      .command('list', { isDefault: true })
      .description('list all settings with their values; * marks those that differ from the default')
      .action(() => run(listConfig))
    program
      .command('get')
      .description('show a setting: its value, its meaning and the allowed values')
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

const listConfig: CommandAction = async (database, { terminal }) => {
  const { config } = await readCurrentSettings(database)
  const rows = configKeys.map((key) => [isDefault(config, key) ? ' ' : '*', key, formatValue(config, key)])
  for (const row of alignRows(rows)) terminal.print(row)
  for (const setting of await readInvalidSettings(database.db))
    terminal.printError(invalidSettingText(setting))
}

function getConfig(name: string): CommandAction {
  const key = readKey(name)
  return async (database, { terminal }) => {
    const { config } = await readCurrentSettings(database)
    const { takes, byDefault } = explainKey(key)
    terminal.print(`${key} = ${formatValue(config, key)}`)
    terminal.print(`${settingDescriptions[key]}.`)
    terminal.print(`Allowed: ${takes}. Default: ${byDefault}.`)
  }
}

function setConfig({ key: name, value }: { readonly key: string; readonly value: string }): CommandAction {
  const key = readKey(name)
  return async (database, context) => {
    const { config } = await readCurrentSettings(database)
    const values = readSetting(config, key, value)
    const newValue = formatValue({ ...config, ...values }, key)
    const isRefused = (await readInvalidSettings(database.db)).some((stored) => stored.key in values)
    const isSo = !isRefused && newValue === formatValue(config, key)
    await changeAndReport(database, context, {
      done: `${key} = ${newValue}`,
      change: async (tx) => !isSo && (await writeConfig(tx, values)),
    })
    if (key === 'logo') {
      const fault = await checkLogo({ ...config, ...values }, context.settings.dataFolder)
      if (fault) context.terminal.printError(logoWarning(fault))
    }
    // The only setting that is shown as Markdown.
    if (key === 'serviceDisabledMessage') reportRemoved(newValue, context.terminal)
  }
}
