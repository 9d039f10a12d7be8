/** `products`: the number of a barcode, without misread ones. `link`: the text of a QR code. */
export type CodeKind = 'products' | 'link'

export interface PictureToRead {
  readonly kind: CodeKind
  readonly width: number
  readonly height: number
  readonly pixels: ArrayBuffer
}

export type ReadPicture =
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly reason: string }

export interface BarcodeReader {
  /** Returns the codes in a picture; call it for one picture at a time. Rejects if the reader could not be loaded. */
  readonly read: (picture: ImageData) => Promise<readonly string[]>
  readonly close: () => void
}

export function createBarcodeReader(kind: CodeKind): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  return {
    read: ({ width, height, data }) =>
      new Promise((resolve, reject) => {
        const answered = new AbortController()
        const { signal } = answered
        const onRead = ({ data: read }: MessageEvent<ReadPicture>) => {
          answered.abort()
          if (read.ok) resolve(read.codes)
          else reject(new Error(read.reason))
        }
        const onError = () => {
          answered.abort()
          reject(new Error('The barcode reader could not be loaded'))
        }
        worker.addEventListener('message', onRead, { signal })
        worker.addEventListener('error', onError, { signal })
        const pixels = data.buffer
        worker.postMessage({ kind, width, height, pixels } satisfies PictureToRead, [pixels])
      }),
    close: () => worker.terminate(),
  }
}
