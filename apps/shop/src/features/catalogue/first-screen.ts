import type { RenderStage } from '@provender/web/loading/use-render-stage'
import type { ShopLayout } from './shop-address.ts'

/** In pixels: the height above a list, of a card's picture, of a card with its gap, and of a list row. */
const aboveList = 270
const cardTile = 200
const cardHeight = 434
const rowHeight = 75

export interface Screen {
  readonly width: number
  readonly height: number
}

/** How many products to render before the whole list: those with readable text, or those on the first screen. Rounds up. */
export function renderedProductCount(
  stage: Exclude<RenderStage, 'all'>,
  layout: ShopLayout,
  { width, height }: Screen,
): number {
  const room = height - aboveList
  if (layout === 'list') return Math.max(1, Math.ceil(room / rowHeight))
  const columns = Math.min(6, Math.max(2, Math.ceil(width / 290)))
  // If only the picture of a card is on the screen, its text cannot be read.
  const isOnScreen = stage === 'text' ? room - cardTile : room
  return columns * Math.max(1, Math.ceil(isOnScreen / cardHeight))
}
