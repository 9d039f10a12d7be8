import type { Database } from '@provender/db/tables'
import type { CompanyId, LoginId } from '@provender/domain/ids'
import type { LoginRole } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { closeLogin } from '../deletion/close-login.ts'
import type { Deps } from '../deps.ts'
import { hasOtherOwner, holdLogins } from './store.ts'

/** Whose login is meant: of this company, or there is none. */
interface Meant {
  readonly companyId: CompanyId
  readonly loginId: LoginId
}

export type ColleagueRefusal = { readonly type: 'NOT_FOUND' } | { readonly type: 'LAST_OWNER' }

/** Makes an owner of a buyer, or the other way round. A company always has an owner. */
export async function setRole(
  deps: Pick<Deps, 'db' | 'accounts'>,
  { role, ...meant }: Meant & { readonly role: LoginRole },
): Promise<Result<null, ColleagueRefusal>> {
  return await changing(deps, { ...meant, staysOwner: role === 'OWNER' }, async (tx) => {
    await tx.updateTable('login').set({ role }).where('id', '=', meant.loginId).execute()
  })
}

/** Ends a colleague's login and every session of it. Orders go on saying who placed them. */
export async function removeColleague(
  deps: Pick<Deps, 'db' | 'accounts' | 'clock'>,
  meant: Meant,
): Promise<Result<null, ColleagueRefusal>> {
  const nowMs = deps.clock.nowMs()
  return await changing(deps, { ...meant, staysOwner: false }, (tx) =>
    closeLogin(tx, { loginId: meant.loginId, nowMs, keepsName: true }),
  )
}

async function changing(
  { db, accounts }: Pick<Deps, 'db' | 'accounts'>,
  { staysOwner, ...meant }: Meant & { readonly staysOwner: boolean },
  change: (tx: Kysely<Database>) => Promise<void>,
): Promise<Result<null, ColleagueRefusal>> {
  const changed = await db.transaction().execute(async (tx) => {
    await holdLogins(tx, meant.companyId)
    const login = await tx
      .selectFrom('login')
      .select('id')
      .where('id', '=', meant.loginId)
      .where('company_id', '=', meant.companyId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (!login) return refuse<ColleagueRefusal>({ type: 'NOT_FOUND' })
    if (!staysOwner && !(await hasOtherOwner(tx, meant)))
      return refuse<ColleagueRefusal>({ type: 'LAST_OWNER' })
    await change(tx)
    return ok(null)
  })
  if (changed.ok) await accounts.forget(meant.loginId)
  return changed
}
