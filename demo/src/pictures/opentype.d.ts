/** The part of opentype.js that the lettering uses; the package has no types. */
declare module 'opentype.js/dist/opentype.mjs' {
  export interface PathCommand {
    readonly type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    readonly x?: number
    readonly y?: number
    readonly x1?: number
    readonly y1?: number
    readonly x2?: number
    readonly y2?: number
  }
  export interface Glyph {
    readonly advanceWidth: number
    getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] }
  }
  export interface Font {
    readonly unitsPerEm: number
    charToGlyphIndex(character: string): number
    charToGlyph(character: string): Glyph
  }
  export function parse(file: ArrayBuffer): Font
}
