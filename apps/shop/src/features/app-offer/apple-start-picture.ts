import { platform } from '@provender/platform/current'

const ground = { light: '#ffffff', dark: '#0d1512' }
const signSize = 96

/**
 * The picture that an iPhone or iPad shows while the shop starts from the home screen. Apple
 * needs one in the exact screen size and does not use the manifest. Drawn on demand, when the
 * shop may be added to the home screen; nothing is downloaded.
 */
export function addAppleStartPicture(): void {
  // Only Apple's browsers have this flag; false means that the tab was not opened from the home screen.
  if (platform().facts.isOnAppleHomeScreen() === false) draw().catch(() => undefined)
}

async function draw(): Promise<void> {
  const sign = new Image()
  sign.src = '/icons/icon-192.png'
  await sign.decode()
  for (const scheme of ['light', 'dark'] as const) {
    const link = document.createElement('link')
    link.rel = 'apple-touch-startup-image'
    link.media = `(orientation: portrait) and (prefers-color-scheme: ${scheme})`
    link.href = drawPicture(sign, ground[scheme])
    document.head.append(link)
  }
}

function drawPicture(sign: HTMLImageElement, colour: string): string {
  const { width, height } = screen
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, height) * devicePixelRatio
  canvas.height = Math.max(width, height) * devicePixelRatio
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  pen.fillStyle = colour
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const size = signSize * devicePixelRatio
  pen.drawImage(sign, (canvas.width - size) / 2, (canvas.height - size) / 2, size, size)
  return canvas.toDataURL('image/png')
}
