import { findProduct } from '@provender/catalogue/catalogue'
import { pricesOf } from '@provender/catalogue/viewer'
import {
  applyOperations,
  applyUnsentOperations,
  type NumberedOperation,
  type OperationsMissing,
  type QueueState,
} from '@provender/domain/basket/apply-queue'
import { activeBasket, type Baskets } from '@provender/domain/basket/basket'
import type { BasketContext } from '@provender/domain/basket/context'
import { defaultBasketName } from '@provender/domain/basket/default-name'
import type { DeviceSystem } from '@provender/domain/basket/line-author'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, CompanyId } from '@provender/domain/ids'
import { selectPrice } from '@provender/domain/price/price'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../kernel/deps.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { isPublishedTo } from '../catalogue/catalogue-viewer.ts'
import type { CachedBaskets } from './basket-cache.ts'

export interface BasketWriter {
  readonly user: SignedInUser
  readonly viewer: CatalogueViewer
  readonly deviceId: string | null
  readonly deviceSystem: DeviceSystem | null
  readonly language: Parameters<typeof defaultBasketName>[1]
}

export interface AppliedOperations extends QueueState {
  readonly version: number
}

export type OperationsRefusal =
  /** The queue belongs to another user. */
  | { readonly type: 'NOT_FOUND' }
  | OperationsMissing
  /** Others kept writing first. */
  | { readonly type: 'BUSY' }

export type BasketDeps = Pick<Deps, 'baskets' | 'catalogue' | 'clock' | 'newId'>

const attempts = 20

/** Applies the operations of a device's queue that are not applied yet, all in one write (docs/promises.md#offline-changes). */
export function applyQueue(
  deps: BasketDeps,
  writer: BasketWriter,
  queue: OperationQueue,
): Promise<Result<AppliedOperations, OperationsRefusal>> {
  return deps.baskets.runExclusive(writer.user.companyId, () => applyExclusively(deps, writer, queue))
}

interface OperationQueue {
  readonly clientId: string
  readonly operations: readonly NumberedOperation[]
}

async function applyExclusively(
  deps: BasketDeps,
  writer: BasketWriter,
  queue: OperationQueue,
): Promise<Result<AppliedOperations, OperationsRefusal>> {
  const { companyId, userId } = writer.user
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const page = await deps.baskets.cached(companyId)
    const existing = await deps.baskets.clientOf(companyId, page, queue.clientId)
    if (existing && existing.userId !== userId) return refuse({ type: 'NOT_FOUND' })
    const lastN = existing?.lastN ?? 0
    const state = { baskets: page.baskets, lastN, problems: existing?.problems ?? [] }
    const applied = applyUnsentOperations(state, queue.operations, basketContext(deps, writer, page))
    if (!applied.ok) {
      if (!(await isCurrent(deps, companyId, page))) continue
      return applied
    }
    const { baskets, lastN: reached, problems } = applied.value
    if (reached === lastN) {
      if (!(await deps.baskets.confirm(companyId, page))) continue
      return ok({ ...pageOf(page), lastN, problems })
    }
    const client = { clientId: queue.clientId, userId, lastN: reached, problems }
    const written = await deps.baskets.write({ companyId, before: page, after: baskets, client }, page)
    if (written) return ok({ ...pageOf(written), lastN: reached, problems })
  }
  return refuse({ type: 'BUSY' })
}

/** Applies operations without a queue: the basket helpers (docs/product-rules.md#basket-helpers). */
export function applyDirectly(
  deps: BasketDeps,
  writer: BasketWriter,
  createOperations: MakeOperations,
): Promise<Result<AppliedOperations, OperationsRefusal>> {
  return deps.baskets.runExclusive(writer.user.companyId, () =>
    applyDirectlyInTurn(deps, writer, createOperations),
  )
}

type MakeOperations = (baskets: Baskets) => readonly BasketOperation[]

async function applyDirectlyInTurn(
  deps: BasketDeps,
  writer: BasketWriter,
  createOperations: MakeOperations,
): Promise<Result<AppliedOperations, OperationsRefusal>> {
  const { companyId } = writer.user
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const page = attempt === 0 ? await deps.baskets.cached(companyId) : await deps.baskets.read(companyId)
    const operations = createOperations(page.baskets).map((operation, index) => ({ n: index + 1, operation }))
    const { baskets, problems } = applyOperations(page.baskets, operations, basketContext(deps, writer, page))
    if (baskets === page.baskets) {
      if (!(await isCurrent(deps, companyId, page))) continue
      return ok({ ...pageOf(page), lastN: 0, problems })
    }
    const written = await deps.baskets.write({ companyId, before: page, after: baskets, client: null }, page)
    if (written) return ok({ ...pageOf(written), lastN: 0, problems })
  }
  return refuse({ type: 'BUSY' })
}

/** Checks the cached version before a refusal, because another server may have written a newer one. */
async function isCurrent(
  { baskets }: Pick<BasketDeps, 'baskets'>,
  companyId: CompanyId,
  page: CachedBaskets,
): Promise<boolean> {
  return (await baskets.read(companyId)).version === page.version
}

/** The operation that creates a basket if there is none to add to (docs/product-rules.md#add-control). */
export function createMissingBasket(baskets: Baskets, newId: () => string): readonly BasketOperation[] {
  return activeBasket(baskets) ? [] : [{ type: 'create', basketId: newId() as BasketId, name: '' }]
}

function pageOf({ version, baskets }: CachedBaskets): Pick<AppliedOperations, 'version' | 'baskets'> {
  return { version, baskets }
}

export function basketContext(
  deps: BasketDeps,
  { user, viewer, deviceId, deviceSystem, language }: BasketWriter,
  { deleted }: CachedBaskets,
): BasketContext {
  const { catalogue, config } = viewer
  const { userId, name } = user
  return {
    quantityLimits: config,
    nowMs: deps.clock.nowMs(),
    deviceId,
    author: { name, deviceSystem, origin: { userId, deviceId } },
    defaultName: (n) => defaultBasketName(n, language),
    deletedName: (id) => deleted.get(id),
    product: (id) => {
      const product = findProduct(catalogue, id)
      if (!product || !isPublishedTo(viewer, product)) return undefined
      return {
        units: product,
        sellable: deps.catalogue.sellable(id, config),
        netPrice: (unit) => selectPrice(pricesOf(catalogue, product, viewer), unit, viewer)?.net ?? null,
      }
    },
  }
}
