import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import { belongsTo, type FactorOwner } from './factor-owner.ts'

export interface SecondFactorState {
  readonly isOn: boolean
  readonly recoveryCodesLeft: number
}

export async function readSecondFactor(db: Kysely<Database>, owner: FactorOwner): Promise<SecondFactorState> {
  const factor = await db
    .selectFrom('second_factor')
    .select('recovery_hashes')
    .where(belongsTo(owner))
    .where('on_since', 'is not', null)
    .executeTakeFirst()
  return { isOn: factor !== undefined, recoveryCodesLeft: factor?.recovery_hashes.length ?? 0 }
}
