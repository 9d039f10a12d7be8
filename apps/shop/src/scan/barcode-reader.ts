/** A picture on its way to the worker, with its pixels as red, green, blue and alpha. */
export interface PictureToRead {
  readonly width: number
  readonly height: number
  readonly pixels: ArrayBuffer
}

export type ReadPicture =
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly reason: string }

/** Reads barcodes beside the page, which never waits for it. */
export interface BarcodeReader {
  /** The codes in a picture, one picture at a time. Rejects when the reader could not be loaded. */
  readonly read: (picture: ImageData) => Promise<readonly string[]>
  readonly close: () => void
}

export function createBarcodeReader(): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  return {
    read: ({ width, height, data }) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data: read }: MessageEvent<ReadPicture>) =>
          read.ok ? resolve(read.codes) : reject(new Error(read.reason))
        worker.onerror = () => reject(new Error('The barcode reader could not be loaded'))
        const pixels = data.buffer
        worker.postMessage({ width, height, pixels } satisfies PictureToRead, [pixels])
      }),
    close: () => worker.terminate(),
  }
}
