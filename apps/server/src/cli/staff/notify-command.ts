import type { Command as Program } from '@commander-js/extra-typings'
import type { OpenDb } from '@provender/db/open-db'
import type { NotificationKind } from '@provender/domain/notification/notification'
import {
  findVisibleProduct,
  notifyProduct,
  type VisibleProduct,
} from '../../features/notification/notify-product.ts'
import { staffCaller } from '../../kernel/idempotency/write-once.ts'
import { commandError } from '../command-error.ts'
import type { RunAction, CommandAction } from '../command.ts'
import { pluralise } from '../table.ts'
import { keyReusedText } from './credit-refusal-text.ts'
import { repeatOption } from './options.ts'
import { requireCompany } from './require-row.ts'
import { terminalKey } from './terminal-key.ts'

const kinds = new Map<string, NotificationKind>([
  ['promotion', 'PROMOTION'],
  ['news', 'GENERAL'],
])

export function defineNotify(program: Program, run: RunAction): void {
  program
    .command('notify')
    .description('notify customers about a product')
    .argument('<promotion or news>')
    .argument('<product code>')
    .option('--company <code>', 'only the users of this company')
    .option(...repeatOption)
    .action((kind, product, options) => run(notify(kind, product, options)))
}

function notify(
  kindName: string,
  productCode: string,
  { company: companyCode, again = false }: { readonly company?: string; readonly again?: boolean },
): CommandAction {
  const kind = kinds.get(kindName)
  if (kind === undefined) throw commandError(`"${kindName}" is not one of ${[...kinds.keys()].join(', ')}`)
  return async ({ db }, { terminal, nowMs }) => {
    const product = await requireProduct(db, productCode)
    const company = companyCode === undefined ? null : await requireCompany(db, companyCode)
    const message = { kind, productId: product.id, companyId: company?.id ?? null }
    const caller = staffCaller(null)
    const key = await terminalKey(
      { db, clock: { nowMs } },
      { caller, command: 'notify', input: message, again },
    )
    const notified = await notifyProduct(db, message, { caller, key })
    if (!notified.ok) throw commandError(keyReusedText)
    const result = notified.value
    terminal.print(
      `Notified ${pluralise(result.users, 'user')}${company ? ` of ${company.name}` : ''} about ${product.name}, ` +
        `and ${pluralise(result.devices, 'device')} by push message.`,
    )
  }
}

async function requireProduct(db: OpenDb['db'], code: string): Promise<VisibleProduct> {
  const product = await findVisibleProduct(db, code)
  if (!product) throw commandError(`There is no visible product ${code}`)
  return product
}
