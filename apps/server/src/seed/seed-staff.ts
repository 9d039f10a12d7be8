import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import { demoStaff } from '../composition/demo-users.ts'
import { createPasswords } from '../features/account/passwords.ts'
import { addStaff } from '../features/staff/store.ts'

export async function seedStaff(tx: Kysely<Database>, password: string): Promise<void> {
  const passwords = createPasswords()
  for (const [email, name, role] of demoStaff)
    await addStaff(tx, { email, name, role, passwordHash: await passwords.hash(password) })
}
