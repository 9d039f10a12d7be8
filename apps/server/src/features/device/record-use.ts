import type { UserId } from '@provender/domain/ids'
import { localDay } from '@provender/domain/slots/local-time'
import type { Context } from '../../kernel/graphql/context.ts'

export async function recordUse(
  { deps, client, viewer }: Pick<Context, 'deps' | 'client' | 'viewer'>,
  userId: UserId,
): Promise<void> {
  const day = localDay(deps.clock.nowMs(), viewer.config.warehouseTimezone).toString()
  await deps.db
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
    .execute()
}
