import { prepareZXingModule } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { PictureToRead, ReadPicture } from './barcode-reader.ts'
import { readCodes } from './read-codes.ts'

// The library would load its WebAssembly from another server. Load it from our own address instead.
const ready = prepareZXingModule({
  overrides: { locateFile: () => new URL(wasmUrl, self.location.href).href },
  fireImmediately: true,
})

addEventListener('message', ({ data }: MessageEvent<PictureToRead>) => void answer(data))

async function answer({ kind, width, height, pixels }: PictureToRead): Promise<void> {
  try {
    await ready
    const codes = await readCodes(kind, new ImageData(new Uint8ClampedArray(pixels), width, height))
    postResult({ ok: true, codes })
  } catch (error) {
    postResult({ ok: false, reason: String(error) })
  }
}

function postResult(read: ReadPicture): void {
  postMessage(read)
}
