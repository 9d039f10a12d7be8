export interface LogoPicture {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

/** Scales a logo to fit into a rectangle. */
export function logoSize(
  { width, height }: LogoPicture,
  box: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
