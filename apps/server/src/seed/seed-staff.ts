import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import { demoStaff } from '../composition/demo-users.ts'
import { hashPassword } from '../features/account/passwords.ts'
import { addStaff } from '../features/staff/store.ts'

export async function seedStaff(tx: Kysely<Database>, password: string): Promise<void> {
  for (const [email, name, role] of demoStaff)
    await addStaff(tx, { email, name, role, passwordHash: await hashPassword(password) })
}
