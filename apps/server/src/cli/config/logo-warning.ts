import type { LogoFault } from '../../features/picture/check-logo.ts'

export function logoWarning({ type, path }: LogoFault): string {
  return type === 'NO_FILE'
    ? `Warning: there is no file ${path}. Until it is there, the name is shown instead of the logo.`
    : `Warning: ${path} is not a picture that can be shown, so the name is shown instead of it. Logos can be SVG, PNG, WebP, AVIF or JPEG.`
}
