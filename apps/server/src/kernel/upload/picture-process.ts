import sharp from 'sharp'

// A separate process for one picture, so that a malicious file cannot crash the server.

sharp.cache(false)
sharp.concurrency(1)

/** The size of a camera's picture. A larger one is an attack or a mistake (docs/promises.md#uploads). */
const maxPixels = 40_000_000
/** In pixels; enough to read a letter. */
const maxSide = 2600

process.on('message', (picture: Uint8Array) => {
  void reEncode(picture).then((jpeg) => process.send?.(jpeg, () => process.disconnect()))
})

/** Re-encodes the picture as JPEG, without other content of the file. Returns null if it is no picture. */
async function reEncode(picture: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(picture, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch {
    // Not a picture, damaged or too large: the server treats these alike.
    return null
  }
}
