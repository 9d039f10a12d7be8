import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import { demoStaff } from '../composition/demo-users.ts'
import { createPasswords } from '../features/account/passwords.ts'
import { addStaff } from '../features/staff/store.ts'

/** Seeds a staff member of each role, all with the same password. */
export async function seedStaff(tx: Kysely<Database>, password: string): Promise<void> {
  const passwords = createPasswords()
  for (const [email, name, role] of demoStaff)
    await addStaff(tx, { email, name, role, passwordHash: await passwords.hash(password) })
}
