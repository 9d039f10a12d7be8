import { globSync, readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { everyEmail, writers } from './every-email.fixture.ts'

interface Piece {
  readonly text: string
  /** The ancestors of the text, outermost first. */
  readonly around: readonly { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[]
}

const withoutEnd = new Set(['meta', 'br', 'img'])

function piecesOf(page: string): readonly Piece[] {
  const around: { name: string; attributes: Record<string, string> }[] = []
  const pieces: Piece[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => void around.push({ name, attributes }),
    onclosetag: () => void around.pop(),
    ontext: (text) => {
      const last = pieces.at(-1)
      if (last && last.around.length === around.length && last.around.at(-1) === around.at(-1))
        pieces[pieces.length - 1] = { ...last, text: last.text + text }
      else pieces.push({ text, around: [...around] })
    },
  })
  parser.end(page)
  return pieces
}

const styles = (piece: Piece): string =>
  piece.around.map(({ attributes }) => attributes['style'] ?? '').join()

describe('customer text in every e-mail', () => {
  const names = ['مطعم الشام (فرع 2)', 'מאפיית השלום 24', 'Café بيت & Söhne', 'شركة "النور" <Leeds>']

  test.each(names)('keeps its own direction, as do the words and figures around it: %s', (name) => {
    for (const {
      name: message,
      message: { subject, html, text },
    } of everyEmail(name)) {
      const pieces = piecesOf(html).filter((piece) => piece.text.includes(name))
      expect(pieces.length, message).toBeGreaterThan(3)
      for (const { text: written, around } of pieces) {
        const [inner] = around.slice(-1)
        if (inner?.name === 'title') continue
        expect({ message, text: written.trim(), dir: inner?.attributes['dir'] }).toEqual({
          message,
          text: name,
          dir: 'auto',
        })
      }
      expect(html, message).not.toMatch(/&lt;\/?bdi/)
      // A name alone on a line finds its direction; next to other words it is isolated.
      for (const line of [subject, ...text.split('\n')].filter(
        (each) => each.includes(name) && each !== name,
      ))
        expect(line.replaceAll(`\u2068${name}\u2069`, ''), message).not.toContain(name)
    }
  })

  test('breaks a word of 200 letters at the width of a phone', () => {
    const word = 'Donaudampfschiff'.repeat(13).slice(0, 200)
    for (const {
      name: message,
      message: { html },
    } of everyEmail(word)) {
      const pieces = piecesOf(html).filter((piece) => piece.text.includes(word))
      expect(pieces.length, message).toBeGreaterThan(3)
      for (const piece of pieces) {
        if (piece.around.some(({ name }) => name === 'title') || styles(piece).includes('display:none'))
          continue
        expect(styles(piece), message).toContain('overflow-wrap:anywhere;word-break:break-word;')
        expect(styles(piece), message).not.toContain('white-space:nowrap')
      }
    }
  })

  test('contains direction marks that a customer typed', () => {
    for (const {
      name: message,
      message: { html },
    } of everyEmail('\u2067\u2068Left\u202Eright\u2069\u2069\u2069 \u2068')) {
      const opened: string[] = []
      const parser = new Parser(
        {
          onopentagname: (name) => {
            if (!withoutEnd.has(name)) opened.push(name)
          },
          onclosetag: (name, isImplied) => {
            if (withoutEnd.has(name)) return
            expect([opened.pop(), isImplied], message).toEqual([name, false])
          },
        },
        { recognizeSelfClosing: false },
      )
      parser.end(html)
      expect(opened, message).toEqual([])
      expect(html, message).not.toMatch(/[\u202A-\u202E]/)
    }
  })

  test('covers every file that writes an e-mail', () => {
    const src = new URL('../..', import.meta.url).pathname
    const senders = globSync('**/*.ts', { cwd: src }).filter(
      (file) =>
        !/\.(test|fixture)\.ts$|^kernel\/mail\//.test(file) &&
        /mail\/(notice-email|email-page)\.ts'/.test(readFileSync(src + file, 'utf8')),
    )
    expect(senders.toSorted()).toEqual(writers)
  })
})
