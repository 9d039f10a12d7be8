export interface CodePage {
  /** The name in `iconv-lite` and for `--encoding`. */
  readonly name: string
  /** The cost of this page before any word is considered; common ones cost nothing. */
  readonly cost: number
  /** The cost of each language: how unlikely it is in a wholesaler's file. */
  readonly languages: Readonly<Record<string, number>>
}

const western = { en: 0, fr: 0, de: 0, es: 0, it: 0, pt: 1, nl: 1, da: 1.5, sv: 1.5, nb: 2, fi: 2, is: 4 }
const central = { pl: 0, hu: 1.5, cs: 2, hr: 2, ro: 2.5, sk: 3, sl: 3 }
const turkish = { tr: 0 }
const cyrillic = { uk: 1, ru: 1, bg: 1 }
const greek = { el: 1 }

export const codePages: readonly CodePage[] = [
  { name: 'windows-1252', cost: 0, languages: western },
  { name: 'windows-1250', cost: 1, languages: central },
  { name: 'windows-1254', cost: 1, languages: turkish },
  { name: 'iso-8859-2', cost: 4, languages: central },
  { name: 'iso-8859-15', cost: 5, languages: western },
  { name: 'windows-1251', cost: 3, languages: cyrillic },
  { name: 'windows-1253', cost: 3, languages: greek },
  { name: 'windows-1257', cost: 3, languages: { lt: 1, lv: 1, et: 1 } },
  { name: 'iso-8859-5', cost: 7, languages: cyrillic },
  { name: 'koi8-u', cost: 7, languages: cyrillic },
  { name: 'cp866', cost: 7, languages: cyrillic },
  { name: 'iso-8859-7', cost: 6, languages: greek },
  { name: 'cp850', cost: 6, languages: western },
  { name: 'cp852', cost: 6, languages: central },
  { name: 'cp857', cost: 6, languages: turkish },
  { name: 'macintosh', cost: 6, languages: western },
]
