interface Frame {
  readonly function: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
  readonly in_app: boolean
}

const maxFrames = 50

/** `at name (file:1:2)` in Node and Chromium, `name@file:1:2` in Firefox and Safari. The file has no query or fragment. */
const lines = [
  /^\s*at (?:(?<name>.+?) )?\(?(?<file>[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?$/,
  /^(?<name>[^@]*)@(?<file>\S+?):(?<line>\d+):(?<column>\d+)$/,
]

/** The frames of a stack, innermost last. */
export function parsedStack(stack: string): Frame[] {
  return stack
    .split('\n')
    .slice(0, maxFrames)
    .flatMap((text) => frameOf(text) ?? [])
    .toReversed()
}

function frameOf(text: string): Frame | undefined {
  const groups = lines.map((line) => line.exec(text)?.groups).find((each) => each !== undefined)
  if (!groups) return undefined
  const { name = '', file = '', line, column } = groups
  const filename = file.replace(/[?#].*$/, '').slice(0, 300)
  return {
    function: name.slice(0, 200) || '?',
    filename,
    lineno: Number(line),
    colno: Number(column),
    in_app: !/node_modules|^node:/.test(filename),
  }
}
