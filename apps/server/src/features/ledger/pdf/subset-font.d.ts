declare module 'subset-font' {
  interface SubsetOptions {
    readonly keepAllGlyphs?: boolean
    readonly targetFormat?: 'truetype'
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  export default function subsetFont(
    file: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer<ArrayBuffer>>
}
