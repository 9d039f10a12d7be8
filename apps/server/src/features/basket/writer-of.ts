import { deviceSystemOf } from '@provender/domain/basket/line-author'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import type { BasketWriter } from './commands.ts'

export function writerOf(context: Context): BasketWriter {
  const { viewer, language, client } = context
  return {
    user: requireUser(context),
    viewer,
    language,
    deviceId: client.deviceId,
    deviceSystem: deviceSystemOf(client.os),
  }
}
