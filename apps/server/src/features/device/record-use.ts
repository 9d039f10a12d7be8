import type { UserId } from '@provender/domain/ids'
import { localDay } from '@provender/domain/slots/local-time'
import type { Context } from '../../kernel/graphql/context.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { deviceName } from '../account/device-name.ts'
import { recordDevice } from '../account/known-devices.ts'

export async function recordUse(
  { deps, client, viewer, ip }: Pick<Context, 'deps' | 'client' | 'viewer' | 'ip'>,
  userId: UserId,
): Promise<void> {
  const day = localDay(deps.clock.nowMs(), viewer.config.warehouseTimezone).toString()
  const noted = await deps.db
    .insertInto('request_log')
    .values({
      login_id: userId,
      device_id: client.deviceId ?? '',
      day,
      device_type: client.deviceType,
      device_model: client.deviceModel,
      os: client.os,
      os_version: client.osVersion,
      build_id: client.buildId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (!noted) return
  // Sessions of invitations and reset links begin without a sign-in.
  const mark = { deviceId: client.deviceId, device: deviceName(client), network: networkOf(ip) }
  await recordDevice(deps.db, { table: 'login_device', id: userId }, mark)
}
