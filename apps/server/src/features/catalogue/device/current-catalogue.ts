import { sectionOwner } from '@provender/catalogue/section-owner'
import type { Context } from '../../../kernel/graphql/context.ts'
import { cachedBody, type CachedBody } from '../../../kernel/http/wire-body.ts'
import type { CachedSnapshot } from './snapshot-cache.ts'

/**
 * What a device is to have: the version, where its parts are, and the settings it answers by. `isBehind`: there is a newer
 * version already, which devices are given in a few seconds. `owner`: who asks, so that a window of another login takes nothing.
 */
export function currentCatalogue(
  { viewer: { catalogue, channel, config, hideStandard }, customer }: Pick<Context, 'viewer' | 'customer'>,
  { portable, key, lists, details }: CachedSnapshot,
): CachedBody {
  return cachedBody(
    JSON.stringify({
      version: portable.version,
      isBehind: catalogue.version > portable.version,
      audience: channel,
      owner: sectionOwner(customer ?? undefined),
      lists: { path: `/catalogue/${key}/lists.json`, checksum: lists.checksum },
      details: details.map(({ checksum }, at) => ({
        path: `/catalogue/${key}/details-${at}.json`,
        checksum,
      })),
      forcedDatabaseUpdateDate: config.forcedDatabaseUpdateDate,
      removeLocalDBNewBuild: config.removeLocalDBNewBuild,
      settings: {
        warehouseTimezone: config.warehouseTimezone,
        productIsNewDays: config.productIsNewDays,
        showOutOfStockItems: config.showOutOfStockItems,
        searchMaxResults: config.searchMaxResults,
        pricePrecedence: config.pricePrecedence,
        hideDefaultProductPrices: hideStandard,
        s3BucketUrl: config.s3BucketUrl,
      },
    }),
  )
}
