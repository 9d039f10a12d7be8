type Channels = readonly [number, number, number]

/** Expands `#abc` to `#aabbcc`; returns the long form unchanged. */
export function longHex(hex: string): string {
  if (hex.length !== 4) return hex
  return `#${Array.from(hex.slice(1), (digit) => digit + digit).join('')}`
}

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(longHex(hex).slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hexOf(channels: Channels): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** Mixes two colours, `part` of the second; both `#rrggbb`. */
export function mix(from: string, to: string, part: number): string {
  const [r, g, b] = channelsOf(from)
  const [r2, g2, b2] = channelsOf(to)
  return hexOf([r + (r2 - r) * part, g + (g2 - g) * part, b + (b2 - b) * part])
}

/** Relative luminance of a colour, 0 to 1. */
export function lightnessOf(hex: string): number {
  const [r, g, b] = channelsOf(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function contrast(one: string, other: string): number {
  const [high = 1, low = 0] = [lightnessOf(one), lightnessOf(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** The first of `inks` with at least the contrast `least` to `ground`, else the one with the highest contrast. */
export function readableOn(ground: string, inks: readonly string[], least: number): string {
  const byContrast = [...inks].sort((one, other) => contrast(other, ground) - contrast(one, ground))
  return inks.find((ink) => contrast(ink, ground) >= least) ?? byContrast[0] ?? '#000000'
}

/** A background colour for lettering. Bright colours stay and get dark lettering; others are darkened until white is readable. */
export function labelBackground(hex: string): string {
  if (lightnessOf(hex) >= 0.24) return hex
  let colour = hex
  for (let step = 0; contrast('#ffffff', colour) < 4.5 && step < 20; step += 1) {
    colour = mix(colour, '#000000', 0.08)
  }
  return colour
}

export interface Tint {
  /** Degrees round the colour wheel. */
  readonly hue: number
  /** True if `hue` replaces the hue of every colour; false if it is added. */
  readonly absolute: boolean
  /** Factor. */
  readonly saturation: number
  /** -1 to 1: towards black, towards white. */
  readonly light: number
}

function hslOf(hex: string): Channels {
  const [red, green, blue] = channelsOf(hex)
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const high = Math.max(r, g, b)
  const low = Math.min(r, g, b)
  const spread = high - low
  const l = (high + low) / 2
  if (spread === 0) return [0, 0, l]
  const s = spread / (1 - Math.abs(2 * l - 1))
  const turn = high === r ? (g - b) / spread : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [(turn * 60 + 360) % 360, s, l]
}

/** Degrees round the colour wheel; null for a grey. */
export function hueOf(hex: string): number | null {
  const [hue, saturation] = hslOf(hex)
  return saturation === 0 ? null : hue
}

function hexOfHsl([h, s, l]: Channels): string {
  const reach = s * Math.min(l, 1 - l)
  const channel = (n: number): number => {
    const k = (n + h / 30) % 12
    return (l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255
  }
  return hexOf([channel(0), channel(8), channel(4)])
}

/** Changes hue, saturation and lightness of a colour: a green pepper becomes a red one. */
export function applyTint(hex: string, { hue, absolute, saturation, light }: Tint): string {
  const [h, s, l] = hslOf(hex)
  const lit = light > 0 ? l + (1 - l) * light : l * (1 + light)
  return hexOfHsl([absolute ? hue : (h + hue + 360) % 360, Math.min(1, s * saturation), lit])
}
