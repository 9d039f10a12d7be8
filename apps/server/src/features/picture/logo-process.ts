import sharp from 'sharp'

const box = { width: 720, height: 144 }

const [path] = process.argv.slice(2)
const png = await sharp(path, { limitInputPixels: 60_000_000 })
  .rotate()
  .resize({ ...box, fit: 'inside' })
  .png()
  .toBuffer()
process.stdout.write(png)
