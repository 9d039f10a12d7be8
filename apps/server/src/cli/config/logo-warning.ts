import type { LogoFault } from '../../features/picture/check-logo.ts'

export function logoWarning({ type, path }: LogoFault): string {
  return type === 'NO_FILE'
    ? `Warning: there is no file ${path}. The shop shows its name until you add the logo.`
    : `Warning: ${path} is not a picture. The shop shows its name instead. Use SVG, PNG, WebP, AVIF or JPEG.`
}
