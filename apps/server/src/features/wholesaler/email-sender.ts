import type { Deps } from '../../kernel/deps.ts'
import type { EmailShop, ShopSender } from '../../kernel/mail/email-shop.ts'
import { readLogo } from '../picture/logo-picture.ts'

type ShopDeps = Pick<Deps, 'wholesaler' | 'settings'>

export function shopSender({ wholesaler, settings }: ShopDeps): ShopSender {
  const { appName, contactEmailAddress } = wholesaler.current().config
  const host = settings.publicUrl === undefined ? 'localhost' : new URL(settings.publicUrl).hostname
  return { name: appName, from: { name: appName, address: contactEmailAddress || `orders@${host}` } }
}

export async function emailShop(deps: ShopDeps): Promise<EmailShop> {
  const { wholesaler, settings } = deps
  const { config } = wholesaler.current()
  return {
    ...shopSender(deps),
    logo: await readLogo(config, settings.dataFolder),
    address: settings.publicUrl,
    contact: [config.warehouseName, config.warehouseAddress, config.contactEmailAddress].filter(Boolean),
  }
}
