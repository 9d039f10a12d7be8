import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

export const weights = ['plain', 'strong'] as const
export type Weight = (typeof weights)[number]

/** Archivo has three files per weight: Latin, extended Latin and Vietnamese. */
export const archivoFiles: Readonly<Record<Weight, readonly string[]>> = {
  plain: [
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-ext-400-normal.woff'),
    import.meta.resolve('@fontsource/archivo/files/archivo-vietnamese-400-normal.woff'),
  ],
  strong: [
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff'),
    import.meta.resolve('@fontsource/archivo/files/archivo-latin-ext-600-normal.woff'),
    import.meta.resolve('@fontsource/archivo/files/archivo-vietnamese-600-normal.woff'),
  ],
}

const buffers = new Map<string, Buffer>()

export function readArchivo(url: string): Buffer {
  const buffer = buffers.get(url) ?? readFileSync(fileURLToPath(url))
  buffers.set(url, buffer)
  return buffer
}

let coverage: readonly ReadonlySet<number>[] | undefined

/** Finds the first file that has all the letters. Undefined: no file has them all. */
export function findArchivoFile(codePoints: readonly number[]): number | undefined {
  coverage ??= archivoFiles.plain.map((url) => codePointsOf(openFont(readArchivo(url))))
  const index = coverage.findIndex((file) => codePoints.every((code) => file.has(code)))
  return index === -1 ? undefined : index
}

export function openFont(buffer: Buffer): Font {
  const font = create(buffer)
  if (!('characterSet' in font)) throw new Error('Expected one font in a file, found a collection')
  return font
}

export const codePointsOf = (font: Font): ReadonlySet<number> => new Set(font.characterSet)
