const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?![.\d]*[1-9])|max-height\s*:\s*0(?![.\d]*[1-9])|mso-hide\s*:\s*all/i
const crossedStyle = /text-decoration(?:-line)?\s*:[^;]*line-through/i
const crossedTags = new Set('s strike del'.split(' '))
const voidTags = new Set('br img hr input meta link wbr col area base source track embed'.split(' '))
const lineTags = new Set(
  'p div br tr table li ul ol h1 h2 h3 h4 h5 h6 blockquote hr section article pre'.split(' '),
)
const silentTags = new Set('script style head title template'.split(' '))
const entities: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', pound: '£', euro: '€', yen: '¥', times: '×', deg: '°',
  frac12: '½', frac14: '¼', frac34: '¾', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', hellip: '…',
  oacute: 'ó', Oacute: 'Ó', eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', aacute: 'á', ccedil: 'ç', Ccedil: 'Ç',
  ouml: 'ö', Ouml: 'Ö', uuml: 'ü', Uuml: 'Ü', auml: 'ä', iacute: 'í', ntilde: 'ñ', szlig: 'ß', middot: '·', reg: '®', trade: '™',
} // prettier-ignore

/** No mail has elements within as many others, and each text looks at all of them. */
const maxOpen = 1000

/**
 * The visible text of HTML: lines for paragraphs and rows, tabs between cells, `>` before quotes. Leaves out hidden text,
 * because its sender has not read it, and draws the stroke through crossed letters as chats do.
 */
export function htmlText(html: string): string {
  let text = ''
  const open: { readonly tag: string; readonly isHidden: boolean; readonly isCrossed: boolean }[] = []
  const isHidden = () => open.some((element) => element.isHidden)
  const isCrossed = () => open.some((element) => element.isCrossed)
  const quotes = () => open.filter(({ tag }) => tag === 'blockquote').length
  const breakLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  for (const [token] of html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .matchAll(/<(?:\/?[a-z]|!)[^>]*(?:>|$)|[^<]+|</gi)) {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token) ?? []
    const tag = name.toLowerCase()
    if (tag === '') {
      if (!token.startsWith('<!') && !isHidden()) {
        const plain = decodeEntities(token).replaceAll(/\s+/g, ' ')
        const visibleText = isCrossed() ? plain.replaceAll(/\S/gu, '$&\u0336') : plain
        const start = text === '' || text.endsWith('\n')
        text += start
          ? '> '.repeat(visibleText.trim() === '' ? 0 : quotes()) + visibleText.trimStart()
          : visibleText
      }
      continue
    }
    if (lineTags.has(tag) && !isHidden()) breakLine()
    if (slash !== '') {
      if ((tag === 'td' || tag === 'th') && !isHidden()) text += '\t'
      const index = open.findLastIndex((element) => element.tag === tag)
      if (index >= 0) open.length = index
      if (tag === 'p' && !isHidden()) text += '\n'
    } else if (!voidTags.has(tag) && !token.endsWith('/>') && open.length < maxOpen)
      open.push({
        tag,
        isHidden: silentTags.has(tag) || isHiddenTag(token),
        isCrossed: crossedTags.has(tag) || crossedStyle.test(styleOf(token)),
      })
  }
  return text.replaceAll(/(?<![\t ])[\t ]+$/gm, '')
}

function styleOf(token: string): string {
  const style = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(token)
  return style?.[1] ?? style?.[2] ?? ''
}

const isHiddenTag = (token: string): boolean =>
  /\shidden(?:[\s=>]|$)/i.test(token) || hiddenStyle.test(styleOf(token))

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (all, entity: string) => {
    if (!entity.startsWith('#')) return (Object.hasOwn(entities, entity) && entities[entity]) || all
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}
