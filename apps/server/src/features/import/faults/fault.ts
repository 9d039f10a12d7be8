/**
 * Everything that an import may find wrong with a file, a row or a cell, with the parameters of each. `faultText` words
 * them.
 */
export const faultParameters = {
  // Cells.
  EMPTY: [],
  COLUMN_EMPTY: ['column'],
  TOO_LONG: ['length', 'max'],
  NOT_A_NUMBER: ['value'],
  AMBIGUOUS_NUMBER: ['value', 'decimal', 'integer'],
  BELOW_ZERO: ['value'],
  TOO_LARGE: ['value'],
  NOT_AN_INTEGER: ['value'],
  TOO_MANY_DECIMALS: ['value', 'decimals'],
  WHOLE_DISCOUNT: ['value'],
  PERCENTAGE_BELOW_ONE: ['value'],
  CODE_OR_NUMBER: ['value', 'number'],
  CODE_READ_AS_NUMBER: ['value', 'number'],
  CODE_LIKE_DATE: ['value'],
  UNUSUAL_CODE: ['signs', 'allowed'],
  NOT_ONE_OF: ['value', 'choices'],
  NOT_YES_OR_NO: ['value'],
  NOT_A_BARCODE: ['value'],
  NOT_A_DATE: ['value'],
  NOT_IN_CALENDAR: ['value'],
  YEAR_OUT_OF_RANGE: ['value'],
  NOT_A_CURRENCY: ['value'],
  NOT_AN_EMAIL: ['value'],
  NOT_A_PICTURE_NAME: ['value'],
  NO_COUNTRY: ['value'],
  LOST_CHARACTER: ['value'],
  NARROW_COLUMN: ['value'],
  SPREADSHEET_ERROR: ['value'],
  PLACEHOLDER: ['value'],
  FORMULA: ['value'],
  SHORTENED: ['value'],
  SHORTENED_BARCODE: ['value'],
  TURNED_INTO_NUMBER: ['value'],
  TURNED_INTO_DATE: ['value'],
  ENCODED_TWICE: ['value', 'before'],
  LOST_LETTER: ['value'],
  // Rows.
  TOO_MANY_CELLS: ['cells', 'width'],
  TOO_MANY_CELLS_IN_LINES: ['first', 'last', 'cells', 'width'],
  SPLIT_NUMBER: ['value'],
  UNNAMED_COLUMN: ['value', 'position'],
  SHORT_ROWS: ['count'],
  REPEATED_HEADER: [],
  FOOTER: ['value'],
  CUT_OFF: [],
  NO_LINE_END: [],
  WRONG_COUNT: ['value', 'count'],
  QUOTE_CLOSED_LATE: ['line', 'before', 'closedLine', 'count', 'quote'],
  DOUBTFUL_ENCODING: ['value', 'page', 'other', 'otherPage'],
  CODE_REPEATED: ['value', 'line'],
  CODE_DIFFERS_BY_CASE: ['value', 'other'],
  SITE_REPEATED: ['site', 'company', 'line'],
  PRICE_REPEATED: ['product', 'line'],
  LOGIN_REPEATED: ['email', 'line'],
  LOGIN_OF_OTHER_COMPANY: ['email', 'company'],
  CATEGORY_FIELD_MISSING: ['column'],
  COMPANY_FIELD_MISSING: ['column'],
  PRODUCT_FIELD_MISSING: ['column'],
  SITE_FIELD_MISSING: ['column'],
  NO_CATEGORY: ['category'],
  NO_COMPANY: ['company'],
  NO_PRODUCT: ['product'],
  NO_ROUTE: ['route'],
  PARENT_FAILED: ['line', 'parent'],
  COMPANY_FAILED: ['line', 'company'],
  CATEGORY_RING: ['categories'],
  COMPANY_CONTRADICTED: ['column', 'line'],
  CURRENCY_IN_USE: ['currency'],
  PRICE_LIST_WITHOUT_PRICES: ['list'],
  PRICE_LIST_WITHOUT_COMPANIES: ['list'],
  PRICE_LIST_NEEDED: [],
  KIND_HAS_NO_LIST: ['kind'],
  KIND_HAS_NO_DAYS: ['kind'],
  ENDS_BEFORE_STARTS: ['ends', 'starts'],
  PRICES_OVERLAP: ['kind', 'starts', 'ends'],
  BOX_AND_KG_PRICE: [],
  SOLD_BY_KG: [],
  NOT_SOLD_IN_BOXES: [],
  NOT_SOLD_BY_KG: [],
  PRICE_TOO_SMALL: ['price'],
  DISCOUNTED_PRICE_TOO_SMALL: ['price', 'discount'],
  SELL_AS_CONTRADICTED: ['sellAs', 'boxOrKg'],
  SECOND_UNIT_MISSING: ['sellAs'],
  NOT_WHOLE_PIECES: ['quantity'],
  STOCK_BELOW_ZERO: [],
  COUNTED_IN_KG: [],
  COUNTED_IN_PIECES: [],
  BARCODE_CHECK_DIGIT: ['barcode'],
  BARCODE_SHARED: ['barcode', 'products'],
  PICTURE_MISSING: ['picture'],
  // Files.
  EMPTY_FILE: [],
  COLUMN_REPEATED: ['column', 'second'],
  COLUMNS_MISSING: ['columns', 'count', 'header'],
  LOGIN_NAME_WITHOUT_EMAIL: [],
  PRICE_COLUMN_MISSING: [],
  QUOTE_OPEN_AT_END: ['line', 'before', 'count'],
  QUOTE_OPEN_AT_LINE: ['line', 'before', 'count', 'lastLine'],
  TWO_ENCODINGS: ['line'],
  UNKNOWN_ENCODING: ['name'],
  UNREADABLE_ENCODING: ['line'],
  AMBIGUOUS_ENCODING: ['line', 'text', 'page', 'otherText', 'otherPage'],
} as const

export type FaultCode = keyof typeof faultParameters

type Parameter<Name extends string> = Name extends 'categories' | 'products'
  ? readonly string[]
  : Name extends 'count'
    ? number
    : string | number

/** A fault without its text. */
export type ImportFault = {
  readonly [Code in FaultCode]: {
    readonly code: Code
    /** The column of the cell, or two columns. */
    readonly field?: string
  } & { readonly [Name in (typeof faultParameters)[Code][number]]: Parameter<Name> }
}[FaultCode]
