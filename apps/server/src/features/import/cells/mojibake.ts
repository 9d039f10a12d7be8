import iconv from 'iconv-lite'

const pages = ['windows-1252', 'windows-1250', 'windows-1254', 'macintosh']
/** Letters, punctuation and signs of the languages of the shop and its neighbours. */
const ordinary = /^[\u00A0-\u024F\u0370-\u03FF\u0400-\u045F\u2010-\u203A\u20AC\u20BA\u2122]$/

/** The original of a text whose UTF-8 was read as another encoding (`CafÃ©` was `Café`); null for other texts. */
export function repairMojibake(text: string): string | null {
  if (!/[ÂÃÄÅĂĹâĐÎÐ√ƒ]/u.test(text)) return null
  for (const page of pages) {
    const repaired = text.replace(/[^\s\u0021-\u007E]+/gu, (piece) => repair(piece, page) ?? piece)
    if (repaired !== text) return repairMojibake(repaired) ?? repaired
  }
  return null
}

function repair(piece: string, page: string): string | null {
  const bytes = page === 'windows-1252' ? bytesIn1252(piece) : iconv.encode(piece, page)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const isRepaired = text.length < piece.length && Array.from(text).every((each) => ordinary.test(each))
    return isRepaired ? text : null
  } catch {
    return null
  }
}

/** Windows-1252 leaves five bytes undefined; programs that read them anyway produce control characters. */
function bytesIn1252(piece: string): Buffer {
  return Buffer.concat(
    Array.from(piece, (each) =>
      /[\u0080-\u00A0\u00AD]/.test(each) ? Buffer.from(each, 'latin1') : iconv.encode(each, 'windows-1252'),
    ),
  )
}

/** True if a question mark has replaced a letter: `Kie?basa`. */
export function hasLostLetter(text: string): boolean {
  return /\p{L}\?+\p{L}|(?:^|\s)\?\p{Ll}{2}/u.test(text)
}
