import { createElement } from 'react'

export interface IconDrawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

// Every `lucide-react/icons/*` resolves to one declaration, so this types the drawing of all of them.
declare module 'lucide-react/icons/plus' {
  export const __iconData: IconDrawing
}

type Strokes = IconDrawing['node']

/** Merges all paths into one, to save elements: a product list has hundreds of icons. */
function joinPaths(node: Strokes): Strokes {
  const paths = node.filter(([tag]) => tag === 'path')
  // A relative first move starts from the origin, not from the end of the previous path.
  const d = paths.map(([, { d: line = '' }]) => `M0 0${line}`).join('')
  return [...(d ? [['path', { d }] as const] : []), ...node.filter(([tag]) => tag !== 'path')]
}

export interface IconProps {
  /** `s` 16 px, `m` 20 px, `l` 24 px, `x` 40 px; strokes get thinner as the icon grows. */
  readonly size?: 's' | 'm' | 'l' | 'x'
}

/**
 * Creates a component from a lucide drawing: `const PlusIcon = icon(plus)`. Its elements are created once, because lucide's own component
 * costs a product page more server time than everything else on it. Hidden from screen readers: the text beside it, or the label of its
 * button, describes it.
 */
export function icon({ node }: IconDrawing) {
  const strokes = joinPaths(node).map(([tag, attributes], index) =>
    createElement(tag, { ...attributes, key: index }),
  )
  const draw = (className: string) =>
    createElement('svg', { className, viewBox: '0 0 24 24', 'aria-hidden': true }, strokes)
  const drawn = {
    s: draw('icon icon-s'),
    m: draw('icon'),
    l: draw('icon icon-l'),
    x: draw('icon icon-x'),
  }
  return function Icon({ size = 'm' }: IconProps) {
    return drawn[size]
  }
}
