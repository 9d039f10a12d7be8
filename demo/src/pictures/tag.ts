import { stripLabel, type Label } from './labels.ts'
import { rounded, type Frame, type Svg } from './paint.ts'

/** Goods without print of their own get a white tag in front. */
export function withTag(p: Label, svg: Svg, frame: Frame): Svg {
  const edge = { x: frame.x - 3, y: frame.y - 3, w: frame.w + 6, h: frame.h + 6 }
  return svg + rounded(edge, 6, '#ffffff') + stripLabel(p, frame)
}
