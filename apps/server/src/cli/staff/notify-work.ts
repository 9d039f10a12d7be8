import type { OpenDb } from '@provender/db/open-db'
import type { NotificationKind } from '@provender/domain/notification/notification'
import {
  findVisibleProduct,
  notifyProduct,
  type VisibleProduct,
} from '../../features/notification/notify-product.ts'
import { staffCaller } from '../../kernel/idempotency/write-once.ts'
import type { CommandContext } from '../command.ts'
import { mistake } from '../mistake.ts'
import { requireWords } from '../read-arguments.ts'
import { keyReusedWords } from './credit-refusal-words.ts'
import { requireCompany } from './require-row.ts'
import { terminalKey } from './terminal-key.ts'

type NotifyWork = (database: OpenDb, context: CommandContext) => Promise<void>

const kinds: Readonly<Record<string, NotificationKind>> = { promotion: 'PROMOTION', news: 'GENERAL' }

/** What stands behind `npm run staff -- notify`. */
export function notifyWork(
  words: readonly string[],
  { company: companyCode, again }: { readonly company: string | undefined; readonly again: boolean },
): NotifyWork {
  const { 'promotion or news': kindName, 'product code': productCode } = requireWords(words, [
    'promotion or news',
    'product code',
  ])
  const kind = kinds[kindName]
  if (kind === undefined) throw mistake(`"${kindName}" is not one of ${Object.keys(kinds).join(', ')}`)
  return async ({ db }, { terminal }) => {
    const product = await requireProduct(db, productCode)
    const company = companyCode === undefined ? null : await requireCompany(db, companyCode)
    const news = { kind, productId: product.id, companyId: company?.id ?? null }
    const caller = staffCaller(null)
    const key = await terminalKey(db, { caller, command: 'notify', input: news, again })
    const notified = await notifyProduct(db, news, { caller, key })
    if (!notified.ok) throw mistake(keyReusedWords)
    const told = notified.value
    terminal.say(
      `${told.logins} logins${company ? ` of ${company.name}` : ''} find ${product.name} among their notifications; ` +
        `${told.devices} devices are sent it.`,
    )
  }
}

async function requireProduct(db: OpenDb['db'], code: string): Promise<VisibleProduct> {
  const product = await findVisibleProduct(db, code)
  if (!product) throw mistake(`There is no product ${code} that customers see`)
  return product
}
