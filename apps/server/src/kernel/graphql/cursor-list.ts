import type { ObjectRef } from '@pothos/core'
import * as v from 'valibot'
import { builder, type SchemaTypes } from './builder.ts'

/** The part of a list behind a sort key; from the start without one. */
export interface ListPart<SortKey> {
  readonly after: SortKey | null
  readonly limit: number
}

/** The values of a sort key are never equal for two entries. */
interface CursorListOptions<Node, SortKey> {
  /** The type in the contract. Each cursor contains it, so that a cursor of another list is refused. */
  readonly name: string
  readonly node: ObjectRef<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, Node>
  /** Accepts the sort keys that the statement of the list can read. */
  readonly sortKey: v.GenericSchema<unknown, SortKey>
  readonly sortKeyOf: (node: Node) => SortKey
}

interface CursorList<Node> {
  readonly nodes: readonly Node[]
  readonly endCursor: string | null
  readonly hasNextPage: boolean
  readonly count: () => Promise<number>
}

interface Source<Node, SortKey> {
  readonly read: (part: ListPart<SortKey>) => Promise<readonly Node[]>
  /** Called if the document selects the count. */
  readonly count: () => Promise<number>
}

const maxPage = 100
const defaultPage = 50

export const cursorArgs = builder.args((t) => ({
  first: t.int({ description: `At most ${maxPage}; ${defaultPage} if omitted.` }),
  after: t.string({ description: 'The `endCursor` of the page before; the start of the list if omitted.' }),
}))

export const idInCursor = v.pipe(v.number(), v.safeInteger())

/**
 * Defines a list that clients read page by page. A page starts behind the last entry of the page before, so that
 * entries that are added meanwhile neither repeat nor hide one.
 */
export function defineCursorList<Node, SortKey extends readonly (string | number)[]>({
  name,
  node,
  sortKey,
  sortKeyOf,
}: CursorListOptions<Node, SortKey>) {
  const type = builder.objectRef<CursorList<Node>>(name)
  builder.objectType(type, {
    fields: (t) => ({
      nodes: t.field({ type: [node], resolve: ({ nodes }) => [...nodes] }),
      endCursor: t.exposeString('endCursor', {
        nullable: true,
        description: 'Send it as `after` to get the next page. Null if the page is empty.',
      }),
      hasNextPage: t.exposeBoolean('hasNextPage'),
      count: t.int({
        resolve: ({ count }) => count(),
        description:
          'The number of entries on all pages. 1001 if there are more than 1,000: show it as “1,000+”.',
      }),
    }),
  })
  const stored = v.strictTuple([v.literal(name), sortKey])
  const parseCursor = (cursor: string): SortKey | undefined => {
    const parsed = v.safeParse(stored, decode(cursor))
    return parsed.success ? parsed.output[1] : undefined
  }
  const args = {
    first: v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(maxPage)), defaultPage),
    after: v.nullish(
      v.pipe(
        v.string(),
        v.transform(parseCursor),
        v.check((key) => key !== undefined),
      ),
      null,
    ),
  }
  const pageOf = async (
    { first, after }: { readonly first: number; readonly after: SortKey | null | undefined },
    { read, count }: Source<Node, SortKey>,
  ): Promise<CursorList<Node>> => {
    const rows = await read({ after: after ?? null, limit: first + 1 })
    const nodes = rows.slice(0, first)
    const last = nodes.at(-1)
    const endCursor = last === undefined ? null : encode([name, sortKeyOf(last)])
    return { nodes, endCursor, hasNextPage: rows.length > first, count }
  }
  return { type, args, pageOf }
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
