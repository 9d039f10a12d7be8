import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import type { StaffRole } from '@provender/domain/permission/permission'
import { type Kysely, sql } from 'kysely'
import { emailKey } from '../../kernel/mail/email-spelling.ts'

type Db = Kysely<Database>

export async function readStaff(db: Db) {
  return await db.selectFrom('staff').select(['email', 'name', 'role', 'active']).orderBy('email').execute()
}

export async function findStaff(db: Db, email: string) {
  return await db
    .selectFrom('staff')
    .select(['id', 'active'])
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst()
}

export interface NewStaff {
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly passwordHash: string
}

export async function addStaff(db: Db, { email, name, role, passwordHash }: NewStaff): Promise<StaffId> {
  const { id } = await db
    .insertInto('staff')
    .values({ email, name, role, password_hash: passwordHash })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet((eb) => ({
        email: eb.ref('excluded.email'),
        name: eb.ref('excluded.name'),
        role: eb.ref('excluded.role'),
        password_hash: eb.ref('excluded.password_hash'),
        active: true,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Also ends the sessions of the staff member at once. */
export async function deactivateStaff(db: Db, id: StaffId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('staff').set({ active: false }).where('id', '=', id).execute()
    await tx.deleteFrom('staff_session').where('staff_id', '=', id).execute()
  })
}
