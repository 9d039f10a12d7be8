import type { RenderStage } from '../../kernel/app/use-render-stage.ts'
import type { ShopLayout } from './shop-address.ts'

/** Pixels: what stands above a list, the square of a card, all of it with the gap below, and a line of a list. */
const aboveList = 270
const cardTile = 200
const cardHeight = 434
const rowHeight = 75

/** Of a window, in pixels. */
export interface Screen {
  readonly width: number
  readonly height: number
}

/** How many products a list has while not all of it is drawn: those that can be read, or those on the first screen; rather a few too many. */
export function productsDrawn(
  drawn: Exclude<RenderStage, 'all'>,
  layout: ShopLayout,
  { width, height }: Screen,
): number {
  const room = height - aboveList
  if (layout === 'list') return Math.max(1, Math.ceil(room / rowHeight))
  const columns = Math.min(6, Math.max(2, Math.ceil(width / 290)))
  // Of a card whose square alone is on the screen nothing can be read.
  const isOnScreen = drawn === 'words' ? room - cardTile : room
  return columns * Math.max(1, Math.ceil(isOnScreen / cardHeight))
}
