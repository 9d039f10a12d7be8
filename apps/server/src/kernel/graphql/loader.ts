import DataLoader from 'dataloader'
import type { Deps } from '../deps.ts'
import type { Context } from './context.ts'

type Id = number

/** Reads the rows of many objects in a fixed number of statements. Objects without rows may be omitted. */
type ReadMany<Row> = (deps: Deps, ids: readonly Id[]) => Promise<ReadonlyMap<Id, readonly Row[]>>

/** Returns the rows of one object. Calls in the same tick of a request are read together. */
type LoadRows<Row> = (context: Context, id: Id) => Promise<Row[]>

/**
 * Defines a nested field of list entries, so that a page of a hundred objects reads it once and not a hundred
 * times. Nothing is cached: a later mutation in the same request reads again.
 */
export function defineLoader<Row>(readMany: ReadMany<Row>): LoadRows<Row> {
  const loaders = new WeakMap<Context, DataLoader<Id, Row[]>>()
  const createLoader = (context: Context) =>
    new DataLoader<Id, Row[]>(
      async (ids) => {
        const rows = await readMany(context.deps, [...new Set(ids)])
        return ids.map((id) => [...(rows.get(id) ?? [])])
      },
      { cache: false },
    )
  return async (context, id) => {
    const loader = loaders.get(context) ?? createLoader(context)
    loaders.set(context, loader)
    return await loader.load(id)
  }
}
