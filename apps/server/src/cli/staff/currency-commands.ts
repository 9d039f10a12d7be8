import type { Command as Program } from '@commander-js/extra-typings'
import { showMoney } from '@provender/domain/money/show-money'
import {
  type CurrencyStanding,
  moveCurrency,
  type MoveCurrencyRefusal,
  readOtherCurrencies,
} from '../../features/ledger/other-currencies.ts'
import { commandError } from '../command-error.ts'
import type { CommandAction, RunAction } from '../command.ts'
import { pluralise } from '../table.ts'

export function defineCurrencies(group: Program, run: RunAction): void {
  group
    .command('currencies')
    .description('companies that owe or have ordered in a currency that is not theirs')
    .action(() => run(listCurrencies))
  group
    .command('currency')
    .description('move a company to another of its currencies, once nothing is open in its present one')
    .argument('<company code>')
    .argument('<currency>', 'like GBP')
    .action((company, currency) => run(move(company, currency)))
}

const listCurrencies: CommandAction = async ({ db }, { terminal }) => {
  const others = await readOtherCurrencies(db)
  for (const each of others)
    terminal.print(
      `${each.companyCode} ${each.companyName}, now in ${each.ownCurrency}: ${standingText(each)}`,
    )
  if (others.length === 0) terminal.print('Every company owes in its own currency.')
}

function move(companyCode: string, currency: string): CommandAction {
  const currencyCode = currency.toUpperCase()
  return async ({ db }, { terminal }) => {
    const moved = await moveCurrency(db, companyCode, currencyCode)
    if (!moved.ok) throw commandError(refusalText(moved.refusal))
    terminal.print(`The orders and the account of ${companyCode} are in ${currencyCode} now.`)
    if (moved.value !== null)
      terminal.print(
        `Check its credit limit, whose number is unchanged: ${showMoney(moved.value, currencyCode, 'en')}.`,
      )
  }
}

function refusalText(refusal: MoveCurrencyRefusal): string {
  switch (refusal.type) {
    case 'COMPANY_NOT_FOUND':
      return 'There is no such company'
    case 'NOT_ITS_CURRENCY':
      return 'The company has neither ordered nor owed in this currency'
    case 'STILL_OPEN':
      return `First settle and finish what is open: ${standingText(refusal.standing)}`
  }
}

function standingText({ balance, currencyCode, unfinishedOrders }: CurrencyStanding): string {
  return `owes ${showMoney(balance, currencyCode, 'en')}, ${pluralise(unfinishedOrders, 'open order')} in ${currencyCode}`
}
