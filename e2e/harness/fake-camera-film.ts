import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const width = 640
const height = 480
const white = 235
const black = 16
const grey = 128

prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
      .buffer,
  },
})

/** Writes the video of a test camera, which plays in a loop: each code for a second, undefined for a blank wall. */
export async function writeFilm(path: string, codes: readonly (string | undefined)[]): Promise<void> {
  const frames = await Promise.all(codes.map(frameOf))
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(path, Buffer.concat([head, ...frames.flatMap((frame) => Array(10).fill(frame))]))
}

async function frameOf(code: string | undefined): Promise<Buffer> {
  const wall = sharp({ create: { width, height, channels: 3, background: 'white' } })
  const scene = code === undefined ? wall : wall.composite([{ input: await drawCode(code) }])
  const pixels = await scene.greyscale().raw().toBuffer()
  const picture = pixels.map((pixel) => (pixel > 127 ? white : black))
  return Buffer.concat([Buffer.from('FRAME\n'), picture, Buffer.alloc((width * height) / 2, grey)])
}

async function drawCode(code: string): Promise<Buffer> {
  const { image, error } = await writeBarcode(code, { format: formatOf(code), scale: 3 })
  if (!image) throw new Error(error)
  return Buffer.from(await image.arrayBuffer())
}

function formatOf(code: string): 'EAN13' | 'ITF14' | 'QRCode' {
  if (!/^\d+$/.test(code)) return 'QRCode'
  return code.length === 14 ? 'ITF14' : 'EAN13'
}
