import type { Database } from '@provender/db/tables'
import { gramsPerPiece, piecesPerBox } from '@provender/domain/units/units'
import { type Kysely, sql } from 'kysely'
import type { LockedOrder, OrderActor } from './order-lock.ts'
import type { AddedLine, PickedLines } from './picked-lines.ts'

export interface PickWrite {
  readonly locked: LockedOrder
  readonly picked: PickedLines
  readonly actor: OrderActor & { readonly kind: 'STAFF' }
  readonly note: string
  readonly nowMs: number
}

export async function writePickedLines(tx: Kysely<Database>, pick: PickWrite): Promise<void> {
  await updateLines(tx, pick)
  await addLines(tx, pick)
  await addAdjustments(tx, pick)
  await moveStock(tx, pick.picked)
}

async function updateLines(tx: Kysely<Database>, { locked, picked }: PickWrite): Promise<void> {
  const rows = picked.changed.map(({ position, supplied, net, vat, allocated, missing, returned }) => ({
    position,
    supplied,
    net,
    vat,
    allocated,
    missing,
    returned,
  }))
  await sql`
    update order_line l set supplied_quantity = p.supplied, supplied_net = p.net, supplied_vat = p.vat,
      allocated_base_units = p.allocated, missing_base_units = p.missing, returned_base_units = p.returned
    from json_to_recordset(${JSON.stringify(rows)}::json) as p (position int, supplied bigint, net bigint,
      vat bigint, allocated bigint, missing bigint, returned bigint)
    where l.order_id = ${locked.row.id} and l.position = p.position`.execute(tx)
}

async function addLines(tx: Kysely<Database>, { locked, picked }: PickWrite): Promise<void> {
  if (picked.added.length === 0) return
  await tx
    .insertInto('order_line')
    .values(picked.added.map((line) => ({ order_id: locked.row.id, ...rowOf(line) })))
    .execute()
}

function rowOf(line: AddedLine) {
  const { product, unit, supplied, net, vat } = line
  return {
    position: line.position,
    product_id: product.id,
    code: product.code,
    name: product.name,
    p_size: product.packSize,
    picture: product.picture,
    unit,
    unit_name: unit === '1' ? product.pieceUnit : product.secondUnit,
    pieces_per_box: piecesPerBox(product, unit),
    grams_per_piece: gramsPerPiece(product, unit),
    quantity: supplied,
    unit_net: line.unitNet,
    price_kind: line.priceKind,
    vat_basis_points: product.vatBasisPoints,
    net,
    vat,
    allocated_base_units: line.allocated,
    supplied_quantity: supplied,
    supplied_net: net,
    supplied_vat: vat,
    missing_base_units: line.missing,
    returned_base_units: line.returned,
    substitutes_position: line.substitutesPosition,
  }
}

async function addAdjustments(tx: Kysely<Database>, pick: PickWrite): Promise<void> {
  const { locked, picked, actor, note, nowMs } = pick
  const changed = picked.changed.flatMap(({ before, position, supplied, net, agreedBy }) => {
    const was = {
      quantity: before.supplied_quantity ?? before.quantity,
      net: before.supplied_net ?? before.net,
    }
    const is = { quantity: supplied ?? before.quantity, net: net ?? before.net }
    if (was.quantity === is.quantity && was.net === is.net) return []
    return [
      {
        position,
        quantity_before: was.quantity,
        quantity_after: is.quantity,
        agreed_by: agreedBy,
        net_before: was.net,
        net_after: is.net,
      },
    ]
  })
  const added = picked.added.map(({ position, supplied, net, agreedBy }) => ({
    position,
    quantity_before: 0,
    quantity_after: supplied,
    agreed_by: agreedBy,
    net_before: 0,
    net_after: net,
  }))
  const rows = [...changed, ...added]
  if (rows.length === 0) return
  await sql`
    insert into order_adjustment (order_id, position, staff_id, quantity_before, quantity_after, net_before,
      net_after, note, agreed_by, at)
    select ${locked.row.id}, position, ${actor.staffId}::bigint, quantity_before, quantity_after, net_before, net_after,
      ${note}, agreed_by, ${new Date(nowMs)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as a (position int, quantity_before bigint,
      quantity_after bigint, net_before bigint, net_after bigint, agreed_by text)`.execute(tx)
}

async function moveStock(tx: Kysely<Database>, { onHandChanges }: PickedLines): Promise<void> {
  if (onHandChanges.length === 0) return
  await sql`
    update stock_level s set on_hand = s.on_hand + w.units
    from unnest(${onHandChanges.map(([id]) => id)}::bigint[],
      ${onHandChanges.map(([, units]) => units)}::bigint[]) as w (product_id, units)
    where s.product_id = w.product_id`.execute(tx)
}
