/**
 * What a language brings besides its texts, which are in PO files (docs/architecture.md#texts). Written out, not taken from
 * Intl: server and browser must print identical text, with any locale data.
 */
interface LanguageForms {
  readonly name: string
  readonly decimalMark: '.' | ','
  /** Between the thousands of a number with at least `minGroupedDigits` digits. */
  readonly groupMark: string
  readonly minGroupedDigits: number
  /** `1 zł`, else `£1`. */
  readonly currencyLast: boolean
  readonly percent: `${string}{number}${string}`
  readonly longDay: string
  readonly shortDay: string
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
  /** Words of names and pack sizes that the program also reads: `Basket 2 (copy)`, `6 each`, `about 2 kg`. */
  readonly basket: string
  readonly copy: string
  readonly each: string
  readonly about: string
  /** In which spreadsheets of Windows save text files. */
  readonly codePage: `windows-${number}`
}

const rows = {
  en: {
    name: 'English',
    decimalMark: '.',
    groupMark: ',',
    minGroupedDigits: 4,
    currencyLast: false,
    percent: '{number}%',
    longDay: '{weekday} {day}',
    shortDay: '{weekday} {day}',
    weekdays: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    shortWeekdays: words('Mon Tue Wed Thu Fri Sat Sun'),
    months: words('January February March April May June July August September October November December'),
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    basket: 'Basket',
    copy: 'copy',
    each: 'each',
    about: 'about',
    codePage: 'windows-1252',
  },
  pl: {
    name: 'Polski',
    decimalMark: ',',
    groupMark: '\u00A0',
    minGroupedDigits: 5,
    currencyLast: true,
    percent: '{number}%',
    longDay: '{weekday}, {day}',
    shortDay: '{weekday} {day}',
    weekdays: words('poniedziałek wtorek środa czwartek piątek sobota niedziela'),
    shortWeekdays: words('pon. wt. śr. czw. pt. sob. niedz.'),
    months: words(
      'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    ),
    shortMonths: words('sty lut mar kwi maj cze lip sie wrz paź lis gru'),
    basket: 'Koszyk',
    copy: 'kopia',
    each: 'szt.',
    about: 'ok.',
    codePage: 'windows-1250',
  },
  tr: {
    name: 'Türkçe',
    decimalMark: ',',
    groupMark: '.',
    minGroupedDigits: 4,
    currencyLast: false,
    percent: '%{number}',
    longDay: '{day} {weekday}',
    shortDay: '{day} {weekday}',
    weekdays: words('Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar'),
    shortWeekdays: words('Pzt Sal Çar Per Cum Cmt Paz'),
    months: words('Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'),
    shortMonths: words('Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'),
    basket: 'Sepet',
    copy: 'kopya',
    each: 'adet',
    about: 'yaklaşık',
    codePage: 'windows-1254',
  },
} satisfies Readonly<Record<string, LanguageForms>>

export type Language = keyof typeof rows

export const languageForms: Readonly<Record<Language, LanguageForms>> = rows

export const languages = Object.keys(rows) as readonly Language[]

export type OtherLanguage = Exclude<Language, 'en'>

export const otherLanguages = languages.filter((language): language is OtherLanguage => language !== 'en')

export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code)
}

export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return { ...byOtherLanguage(valueOf), en: valueOf('en') }
}

export function byOtherLanguage<Value>(
  valueOf: (language: OtherLanguage) => Value,
): Readonly<Record<OtherLanguage, Value>> {
  const values = otherLanguages.map((language) => [language, valueOf(language)])
  return Object.fromEntries(values) as Record<OtherLanguage, Value>
}

export type TranslatedText = { readonly en: string } & { readonly [Other in OtherLanguage]?: string }

export function inLanguage(text: TranslatedText, language: Language): string {
  return text[language] ?? text.en
}

function words(text: string): readonly string[] {
  return text.split(' ')
}
