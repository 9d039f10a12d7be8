import { sectionOwner } from '@provender/catalogue/section-owner'
import type { Context } from '../../../kernel/graphql/context.ts'
import { createCachedBody, type CachedBody } from '../../../kernel/http/wire-body.ts'
import type { CachedSnapshot } from './snapshot-cache.ts'

/**
 * The current catalogue of a device: the version, the addresses of its parts, and the settings for its
 * answers. `isBehind`: a newer version exists and is published in a few seconds. `owner`: the user, so
 * that tabs of another user do not use it.
 */
export function currentCatalogue(
  { viewer: { catalogue, channel, config, hideStandard }, user }: Pick<Context, 'viewer' | 'user'>,
  { snapshot, key, lists, details }: CachedSnapshot,
): CachedBody {
  return createCachedBody(
    JSON.stringify({
      version: snapshot.version,
      isBehind: catalogue.version > snapshot.version,
      audience: channel,
      owner: sectionOwner(user ? { uid: user.uid, userCode: String(user.userId) } : undefined),
      lists: { path: `/catalogue/${key}/lists.json`, checksum: lists.checksum },
      details: details.map(({ checksum }, index) => ({
        path: `/catalogue/${key}/details-${index}.json`,
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
