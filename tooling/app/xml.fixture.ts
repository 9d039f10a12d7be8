import { Parser } from 'htmlparser2'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

/** Parses XML and throws an error unless it is well-formed: the parser itself accepts everything. */
export function parseXml(xml: string): XmlElement {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(xml)) throw new Error('There is a bare &')
  const top: OpenElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  let closed = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name, attributes, children: [], text: '' }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext: (text) => {
        const parent = open.at(-1)
        if (parent) parent.text += text
      },
      onclosetag: (name, isImplied) => {
        if (isImplied && !xml.slice(0, parser.endIndex + 1).endsWith('/>'))
          throw new Error(`<${name}> is not closed`)
        closed += isImplied ? 0 : 1
        open.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  if ((xml.replaceAll(/<!--.*?-->/gs, '').match(/<\//g) ?? []).length !== closed)
    throw new Error('A closing tag has no element')
  const [element, ...more] = top.children
  if (!element || more.length > 0) throw new Error('There is not exactly one element')
  return element
}

export type PlistValue = string | boolean | readonly PlistValue[] | { readonly [key: string]: PlistValue }

/** Parses a property list of Apple's. */
export function parsePlist(xml: string): PlistValue {
  const { name, children } = parseXml(xml)
  const [value, ...more] = children
  if (name !== 'plist' || !value || more.length > 0) throw new Error('This is no property list')
  return plistValue(value)
}

function plistValue({ name, children, text }: XmlElement): PlistValue {
  switch (name) {
    case 'string':
      return text
    case 'true':
    case 'false':
      return name === 'true'
    case 'array':
      return children.map(plistValue)
    case 'dict':
      return Object.fromEntries(dictEntries(children))
    default:
      throw new Error(`A property list has no <${name}>`)
  }
}

function dictEntries(children: readonly XmlElement[]): readonly (readonly [string, PlistValue])[] {
  const keys = children.filter((_, index) => index % 2 === 0)
  const values = children.filter((_, index) => index % 2 === 1)
  if (keys.length !== values.length || keys.some(({ name }) => name !== 'key'))
    throw new Error('Keys and values do not alternate')
  return keys.map(({ text }, index) => {
    const value = values[index]
    if (!value) throw new Error(`${text} has no value`)
    return [text, plistValue(value)]
  })
}
