/** The pack size of a product, written in the ranges as `12x400g`, `6x10x25g`, `20x100`, `~2.5kg`, `4x~2.5kg`, `kg`. */
export interface PackSize {
  /** `piece`: sold by pieces and boxes; `weight`: by kilograms. */
  readonly soldBy: 'piece' | 'weight'
  /** Pieces in a box; 1 if only the piece is sold. For products sold by weight: packs in a case, used in texts only. */
  readonly pieces: number
  /** The content of one piece in grams, millilitres or items; 1,000 for loose weight. */
  readonly content: number
  readonly measure: 'g' | 'ml' | 'count'
  /** True if pieces vary in weight and are weighed for each order. */
  readonly catchWeight: boolean
  /** As printed: `12 x 400g`, `about 5kg`. */
  readonly text: string
  /** Pounds for a piece of this size if not derived from the first size: `10x1@0.85`. */
  readonly ownPrice: number | null
}

const factors: Readonly<Record<string, { readonly measure: PackSize['measure']; readonly factor: number }>> =
  {
    g: { measure: 'g', factor: 1 },
    kg: { measure: 'g', factor: 1000 },
    ml: { measure: 'ml', factor: 1 },
    L: { measure: 'ml', factor: 1000 },
    m: { measure: 'count', factor: 1 },
    '': { measure: 'count', factor: 1 },
  }

function contentOf(inner: readonly string[]): Pick<PackSize, 'content' | 'measure'> {
  const last = inner.at(-1) ?? ''
  const parts = /^([\d.]+)(kg|g|ml|L|m|)$/.exec(last)
  const unit = parts ? factors[parts[2] ?? ''] : undefined
  if (!parts || !unit) throw new Error(`${last} is no pack size.`)
  const times = inner.slice(0, -1).reduce((product, part) => product * Number(part), 1)
  return { content: times * Number(parts[1]) * unit.factor, measure: unit.measure }
}

function textOf(pieces: number, inner: readonly string[]): string {
  const printed = inner.join(' x ')
  if (printed === '1') return pieces === 1 ? 'each' : `${pieces} each`
  return `${pieces} x ${printed}`
}

/** Throws on an invalid pack size. */
export function parsePackSize(written: string): PackSize {
  const [text = '', own] = written.split('@')
  const ownPrice = own === undefined ? null : Number(own)
  if (text === 'kg') {
    return {
      soldBy: 'weight',
      pieces: 1,
      content: 1000,
      measure: 'g',
      catchWeight: false,
      text: 'per kg',
      ownPrice,
    }
  }
  const parts = text.split('x')
  const single = parts.length === 1
  const pieces = single ? 1 : Number(parts[0])
  const inner = (single ? parts : parts.slice(1)).map((part) => part.replace('~', ''))
  if (!Number.isInteger(pieces) || pieces < 1) throw new Error(`${written} is no pack size.`)
  const size = { pieces, ...contentOf(inner), ownPrice }
  if (!text.includes('~')) {
    return { ...size, soldBy: 'piece', catchWeight: false, text: textOf(pieces, inner) }
  }
  const about = `about ${inner.join(' x ')}`
  return { ...size, soldBy: 'weight', catchWeight: true, text: pieces === 1 ? about : `${pieces} x ${about}` }
}
