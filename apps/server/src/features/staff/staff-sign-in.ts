import { randomUUID } from 'node:crypto'
import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { deviceHash, hashOfDeviceId, recordDevice } from '../account/known-devices.ts'
import { checkSecondFactor, isWrongCode } from '../account/second-factor/check-second-factor.ts'
import { recordFrequentEvent, recordSecurityEvent } from '../account/security-events.ts'
import {
  clearFailures,
  countAttempt,
  dateFailure,
  subjectsOf,
  uncountAttempt,
} from '../account/sign-in-throttle.ts'
import type { SignInRefusal } from '../account/sign-in.ts'
import { writeStaffMail } from './staff-mail-job.ts'
import { openStaffSession } from './staff-sessions.ts'

interface StaffSignIn {
  readonly email: string
  readonly password: string
  readonly code: string | null
  readonly ip: string
  readonly deviceId: string | null
  readonly language: Language
  readonly device: string
}

/**
 * Opens a session for a staff member and returns its secret. A wrong password, an unknown e-mail and a
 * deactivated member get the same response.
 */
export async function signInStaff(
  deps: Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'accounts' | 'secrets'>,
  attempt: StaffSignIn,
): Promise<Result<string, Exclude<SignInRefusal, { type: 'ACCOUNT_ACTIVATION_REQUIRED' }>>> {
  const { db, clock, accounts } = deps
  const nowMs = clock.nowMs()
  const network = networkOf(attempt.ip)
  const person = await findMember(db, attempt)
  const subjects = subjectsOf({
    email: staffAddress(attempt.email),
    ip: attempt.ip,
    knownDeviceId: person?.knows_device ? attempt.deviceId : null,
  })
  const seconds = await countAttempt(deps, subjects)
  const { device, deviceId, language } = attempt
  if (seconds > 0) {
    const event = { kind: 'SIGN_IN_THROTTLED', staffId: person?.id ?? null, network, device } as const
    await recordFrequentEvent(deps, subjects.account, event)
    return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  }
  const checked = await accounts.passwords.check(person?.password_hash, attempt.password, network)
  if (checked === 'busy') {
    await uncountAttempt(db, subjects)
    return refuse({ type: 'BUSY' })
  }
  const refuseCredentials = async () => {
    await dateFailure(db, subjects)
    await recordSecurityEvent(db, {
      kind: 'STAFF_SIGN_IN_FAILED',
      staffId: person?.id ?? null,
      network,
      device: attempt.device,
    })
    return refuse({ type: 'WRONG_CREDENTIALS' } as const)
  }
  if (checked === 'wrong' || !person) return await refuseCredentials()
  const { code } = attempt
  const factor = await checkSecondFactor(deps, { staffId: person.id }, { code, network, device })
  if (!factor.ok) {
    if (isWrongCode(factor.refusal)) await dateFailure(db, subjects)
    else await uncountAttempt(db, subjects)
    return factor
  }
  const secret = await db.transaction().execute(async (tx) => {
    // The lock makes a deactivation wait, which then ends this session too.
    const unchanged = await tx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', person.id)
      .where('active', '=', true)
      .where('password_hash', '=', person.password_hash)
      .forShare()
      .executeTakeFirst()
    if (!unchanged) return undefined
    const mark = { deviceId, device, network }
    const mail = { about: 'NEW_DEVICE', staffId: person.id, language, device, atMs: nowMs } as const
    if (await recordDevice(tx, { table: 'staff_device', id: person.id }, mark))
      await writeStaffMail(tx, `staff new device ${randomUUID()}`, mail)
    return await openStaffSession(tx, person.id, { nowMs, device, deviceHash: deviceHash(mark) })
  })
  if (secret === undefined) return await refuseCredentials()
  await clearFailures(db, subjects)
  await recordSecurityEvent(db, { kind: 'STAFF_SIGNED_IN', staffId: person.id, network, device })
  return ok(secret)
}

/** What attempts are counted for. No e-mail contains a space, so a customer with the same address is counted separately. */
export function staffAddress(email: string): string {
  return `staff ${email.trim()}`
}

/** True if the device has signed in with the address before. */
export async function isKnownStaffDevice(
  db: Deps['db'],
  attempt: Pick<StaffSignIn, 'email' | 'deviceId'>,
): Promise<boolean> {
  return (await findMember(db, attempt))?.knows_device === true
}

async function findMember(db: Deps['db'], { email, deviceId }: Pick<StaffSignIn, 'email' | 'deviceId'>) {
  return await db
    .selectFrom('staff')
    .select((eb) => [
      'id',
      'password_hash',
      eb
        .exists(
          eb
            .selectFrom('staff_device')
            .select('staff_device.staff_id')
            .whereRef('staff_device.staff_id', '=', 'staff.id')
            .where('staff_device.device_hash', '=', hashOfDeviceId(deviceId)),
        )
        .as('knows_device'),
    ])
    .where(sql`lower(email)`, '=', emailKey(email))
    .where('active', '=', true)
    .executeTakeFirst()
}
