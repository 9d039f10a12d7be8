import { writeFileSync } from 'node:fs'

const width = 640
const height = 480
const white = 235
const black = 16
const grey = 128

/** Writes the video of a test camera, which plays in a loop: each code for a second, undefined for a blank wall. */
export function writeFilm(path: string, codes: readonly (string | undefined)[]): void {
  const frames = codes.flatMap((code) => {
    const frame = frameOf(code === undefined ? '' : barsOf(code))
    return Array.from({ length: 10 }, () => frame)
  })
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(path, Buffer.concat([head, ...frames]))
}

/** One greyscale frame: bars in the middle of a bright wall. `1` is a black bar of three pixels. */
function frameOf(bars: string): Buffer {
  const module = 3
  const left = Math.round((width - bars.length * module) / 2)
  const line = Buffer.alloc(width, white)
  for (const [at, bar] of Array.from(bars).entries())
    if (bar === '1') line.fill(black, left + at * module, left + (at + 1) * module)
  const wall = Buffer.alloc(width, white)
  const lines = Array.from({ length: height }, (_, y) => (y > 140 && y < 340 ? line : wall))
  return Buffer.concat([Buffer.from('FRAME\n'), ...lines, Buffer.alloc((width * height) / 2, grey)])
}

/** The bars of an EAN-13 or ITF-14. */
function barsOf(code: string): string {
  return code.length === 14 ? itfBars(code) : eanBars(code)
}

const oddLeft = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
/** By the first digit, which is not drawn: the positions in the left half with even parity. */
const evenPlaces = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124']

function eanBars(code: string): string {
  const [first, ...others] = Array.from(code, Number)
  const inverse = (bars: string) => Array.from(bars, (bar) => (bar === '1' ? '0' : '1')).join('')
  const right = (digit: number) => inverse(oddLeft[digit]!)
  const evenLeft = (digit: number) => Array.from(right(digit)).toReversed().join('')
  const leftHalf = others
    .slice(0, 6)
    .map((digit, at) => (evenPlaces[first!]!.includes(String(at)) ? evenLeft(digit) : oddLeft[digit]!))
  return `101${leftHalf.join('')}01010${others.slice(6).map(right).join('')}101`
}

/** Each digit has five elements, two of them wide. */
const wideItf = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']

/** Encodes two digits at a time: one as bars, the other as the gaps between them. */
function itfBars(code: string): string {
  const drawn = (element: string, bar: string) => bar.repeat(element === '1' ? 3 : 1)
  const pairs = code.match(/\d\d/g)!.map((pair) => {
    const bars = wideItf[Number(pair[0])]!
    const gaps = wideItf[Number(pair[1])]!
    return Array.from(bars, (element, at) => drawn(element, '1') + drawn(gaps[at]!, '0')).join('')
  })
  return `1010${pairs.join('')}11101`
}
