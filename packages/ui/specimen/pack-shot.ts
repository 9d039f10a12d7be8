type Pack = 'tin' | 'bag' | 'box' | 'bottle'

const bodies: Record<Pack, string> = {
  tin: '<rect x="120" y="90" width="200" height="270" rx="26"/><ellipse cx="220" cy="92" rx="100" ry="26" fill="#cfd4d1"/>',
  bag: '<path d="M110 110 330 110 346 370 94 370Z"/><path d="M110 110 120 80 320 80 330 110Z" opacity=".8"/>',
  box: '<path d="M80 160 270 160 270 350 80 350Z"/><path d="M270 160 350 120 350 310 270 350Z" opacity=".75"/><path d="M80 160 160 120 350 120 270 160Z" opacity=".88"/>',
  bottle:
    '<path d="M185 60h70v60c0 30 45 40 45 90v150c0 12-8 20-20 20H160c-12 0-20-8-20-20V210c0-50 45-60 45-90Z"/>',
}

/** Draws a pack on a transparent background, so that the specimen needs no picture files. */
export function packShot(pack: Pack, colour: string, name: string): string {
  const label = `<rect x="132" y="210" width="176" height="70" rx="8" fill="#fdf8ec"/><text x="220" y="255" font-family="Georgia" font-size="30" font-weight="700" text-anchor="middle" fill="#20231f">${name}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="440" viewBox="0 0 440 440"><g fill="${colour}">${bodies[pack]}</g>${label}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
