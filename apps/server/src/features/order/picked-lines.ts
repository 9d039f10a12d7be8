import type { CatalogueProduct } from '@provender/catalogue/product'
import type { ProductId } from '@provender/domain/ids'
import type { PriceKind } from '@provender/domain/import/rows'
import type { Minor, Quantity, UnitPrice } from '@provender/domain/money/money'
import {
  isDoubtfulSubstitute,
  type LockedStock,
  noConsent,
  maxQuantityOf,
  namesSomebody,
  needsConsent,
  type PickableLine,
  pickLine,
  stockAfterPick,
  substitutePrice,
} from '@provender/domain/order/pick'
import type { SalesUnit } from '@provender/domain/price/price'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type BaseUnits, toBaseUnits, unitKind } from '@provender/domain/units/units'
import { unitKindOfLine } from '../catalogue/unit-kind-of-line.ts'
import type { LinePick } from './line-pick.ts'
import type { ChangeRefusal, LockedOrder } from './order-lock.ts'
import type { PickProducts } from './pick-products.ts'
import type { OffersByPosition } from './substitute-offers.ts'
import { isCountedAlike, unitsOfLine } from './units-of-line.ts'

type OrderLine = LockedOrder['lines'][number]

interface TouchedLine extends LockedStock {
  readonly position: number
  /** Who agreed to its weight, or to such a substitute; empty if that was not needed. */
  readonly agreedBy: string
}

interface ChangedLine extends TouchedLine {
  readonly before: OrderLine
  /** Null, like the amounts, if the goods were put back. */
  readonly supplied: Quantity | null
  readonly net: Minor | null
  readonly vat: Minor | null
  readonly isAboveMargin: boolean
}

export interface AddedLine extends TouchedLine {
  readonly supplied: Quantity
  readonly net: Minor
  readonly vat: Minor
  readonly substitutesPosition: number
  readonly product: CatalogueProduct
  readonly unit: SalesUnit
  readonly unitNet: UnitPrice
  readonly priceKind: PriceKind
}

export interface PickedLines {
  readonly changed: readonly ChangedLine[]
  readonly added: readonly AddedLine[]
  /** Changes of stock levels, in product order. */
  readonly onHandChanges: readonly (readonly [ProductId, BaseUnits])[]
}

interface PickInput {
  readonly locked: LockedOrder
  readonly lines: readonly LinePick[]
  readonly offers: OffersByPosition
  readonly products: PickProducts
}

/** Resolves a pick line by line, after returning earlier substitutes of its lines. Names each line once. */
export function pickLines(input: PickInput): Result<PickedLines, ChangeRefusal> {
  const { locked, lines, products } = input
  const repeated = repeatedPosition(lines)
  if (repeated !== undefined)
    return refuse({ type: 'LINE_REFUSED', position: repeated, reason: 'NAMED_TWICE', maxQuantity: null })
  const changes = new Map<ProductId, BaseUnits>()
  const stock: Stock = {
    onHandOf: (id) => (products.get(id)?.onHand ?? 0) + (changes.get(id) ?? 0),
    move: (id, units) => void changes.set(id, (changes.get(id) ?? 0) + units),
  }
  const changed: ChangedLine[] = []
  const added: AddedLine[] = []
  let position = Math.max(0, ...locked.lines.map((line) => line.position))
  for (const pick of lines) {
    const before = locked.lines.find(
      (line) => line.position === pick.position && line.substitutes_position === null,
    )
    if (!before) return refuse({ type: 'LINE_NOT_FOUND', position: pick.position })
    const earlier = liveSubstitutes(locked, pick.position)
    if (pick.seen !== undefined) {
      // Two pickers who found the same quantity agree.
      if (pick.supplied === before.supplied_quantity) continue
      // A picker who sends one line has not seen its substitutes.
      if (pick.seen !== before.supplied_quantity || earlier.length > 0)
        return refuse({ type: 'LINE_CHANGED', position: pick.position })
    }
    changed.push(...withdrawnSubstitutes(earlier, { products, stock }))
    const line = changedLine(input, { pick, before }, stock)
    if (!line.ok) return line
    changed.push(line.value)
    if (!pick.substitute) continue
    position += 1
    const substitute = substituteLine(input, { pick, line: line.value, position }, stock)
    if (!substitute.ok) return substitute
    added.push(substitute.value)
  }
  const onHandChanges = [...changes].filter(([, units]) => units !== 0).sort(([one], [other]) => one - other)
  return ok({ changed, added, onHandChanges })
}

function repeatedPosition(lines: readonly LinePick[]): number | undefined {
  const positions = lines.map(({ position }) => position)
  return positions.find((position, index) => positions.indexOf(position) !== index)
}

interface Stock {
  readonly onHandOf: (id: ProductId) => BaseUnits
  readonly move: (id: ProductId, units: BaseUnits) => void
}

function liveSubstitutes({ lines }: LockedOrder, position: number): readonly OrderLine[] {
  return lines.filter((line) => line.substitutes_position === position && line.supplied_quantity !== 0)
}

/** The stock of a line’s product for the line: none, and unchanged, if it is counted differently now. */
function stockOfLine(
  line: OrderLine,
  { products, stock }: { readonly products: PickProducts; readonly stock: Stock },
) {
  const product = products.get(line.product_id)?.units
  if (!product) throw new Error(`An ordered product is gone: ${line.product_id}`)
  const units = unitsOfLine(line, product)
  const isAlike = isCountedAlike(units, product)
  return {
    units,
    onHand: isAlike ? stock.onHandOf(line.product_id) : 0,
    move: (change: BaseUnits) => {
      if (isAlike) stock.move(line.product_id, change)
    },
  }
}

function withdrawnSubstitutes(
  earlier: readonly OrderLine[],
  context: { readonly products: PickProducts; readonly stock: Stock },
): readonly ChangedLine[] {
  return earlier.map((before) => {
    stockOfLine(before, context).move(before.allocated_base_units)
    return {
      before,
      position: before.position,
      supplied: 0 as Quantity,
      net: 0 as Minor,
      vat: 0 as Minor,
      allocated: 0,
      missing: before.missing_base_units,
      returned: 0,
      agreedBy: '',
      isAboveMargin: false,
    }
  })
}

interface LineChange {
  readonly pick: LinePick
  readonly before: OrderLine
}

function changedLine(
  { locked, products }: PickInput,
  { pick, before }: LineChange,
  stock: Stock,
): Result<ChangedLine, ChangeRefusal> {
  const { position, supplied, agreedBy = '', weighedAgain } = pick
  const kind = unitKindOfLine(before)
  const ordered: PickableLine = {
    unitKind: kind,
    ordered: before.quantity,
    unitNet: before.unit_net,
    vatBasisPoints: before.vat_basis_points,
    marginBasisPoints: locked.row.weight_margin_basis_points,
  }
  const picked = pickLine(ordered, supplied ?? before.quantity, {
    isCardHeld: locked.row.payment_type === 'CARD',
    consent: { agreedBy, weighedAgain: weighedAgain ?? null },
  })
  if (!picked.ok) {
    const { refusal } = picked
    const maxQuantity = 'maxQuantity' in refusal ? refusal.maxQuantity : null
    return refuse({ type: 'LINE_REFUSED', position, reason: refusal.type, maxQuantity })
  }
  const { units, onHand, move } = stockOfLine(before, { products, stock })
  const after = stockAfterPick(
    {
      allocated: before.allocated_base_units,
      missing: before.missing_base_units,
      returned: before.returned_base_units,
    },
    {
      needed: toBaseUnits(units, before.unit, picked.value.supplied),
      onHand,
      isWeighed: kind === 'kg',
    },
  )
  move(after.onHandChange)
  const { allocated, missing, returned } = after
  const amounts = supplied === null ? { supplied, net: null, vat: null } : picked.value
  return ok({
    before,
    position,
    ...amounts,
    allocated,
    missing,
    returned,
    agreedBy: needsConsent(ordered, picked.value.supplied) ? agreedBy : '',
    isAboveMargin: picked.value.supplied > maxQuantityOf(ordered),
  })
}

interface SubstitutionInput {
  readonly pick: LinePick
  readonly line: ChangedLine
  readonly position: number
}

function substituteLine(
  { offers }: PickInput,
  { pick, line, position }: SubstitutionInput,
  stock: Stock,
): Result<AddedLine, ChangeRefusal> {
  const offer = offers.get(pick.position)
  if (!offer) return refuse({ type: 'SUBSTITUTE_NOT_FOUND', position: pick.position })
  const { product, unit, price } = offer
  const { vatBasisPoints } = product
  const { before } = line
  const missingGross = (before.net +
    before.vat -
    (line.net ?? before.net) -
    (line.vat ?? before.vat)) as Minor
  if (missingGross <= 0) return refuse({ type: 'NOTHING_TO_REPLACE', position: pick.position })
  const quantity = (pick.substitute?.quantity ?? 0) as Quantity
  const isDoubtful = isDoubtfulSubstitute(price.net, { quantity, vatBasisPoints }, missingGross)
  if (isDoubtful && !namesSomebody({ agreedBy: pick.agreedBy ?? '' }))
    return refuse({ type: 'SUBSTITUTE_TOO_LARGE', position: pick.position })
  const kind = unitKind(product, unit)
  if (isDoubtful && kind === 'kg' && pick.weighedAgain !== quantity)
    return refuse({ type: 'LINE_REFUSED', position: pick.position, reason: 'WEIGH_AGAIN', maxQuantity: null })
  const unitNet = substitutePrice(price.net, { quantity, vatBasisPoints }, missingGross)
  const ordered = { unitKind: kind, ordered: quantity, unitNet, vatBasisPoints, marginBasisPoints: 0 }
  const picked = pickLine(ordered, quantity, { isCardHeld: false, consent: noConsent })
  if (!picked.ok || quantity === 0)
    return refuse({
      type: 'LINE_REFUSED',
      position: pick.position,
      reason: 'NOT_A_QUANTITY',
      maxQuantity: null,
    })
  const after = stockAfterPick(
    { allocated: 0, missing: 0, returned: 0 },
    { needed: toBaseUnits(product, unit, quantity), onHand: stock.onHandOf(product.id), isWeighed: false },
  )
  stock.move(product.id, after.onHandChange)
  return ok({
    substitutesPosition: pick.position,
    position,
    product,
    unit,
    unitNet,
    priceKind: price.kind,
    ...picked.value,
    allocated: after.allocated,
    missing: after.missing,
    returned: after.returned,
    agreedBy: isDoubtful ? (pick.agreedBy ?? '') : '',
  })
}
