export const inspectionMessages = {
  rows: '{rows, plural, one {# row} other {# rows}}',
  rowsInLines: '{rows, plural, one {# row} other {# rows}} in {lines, plural, one {# line} other {# lines}}',
  commas: 'separated by commas',
  semicolons: 'separated by semicolons',
  tabs: 'separated by tabs',
  bars: 'separated by bars',
  otherSeparator: 'separated by "{separator}"',
  decimalPoints: 'decimal points',
  decimalCommas: 'decimal commas',
  assumed: 'Assumed: {assumption}',
  unknownColumns: 'Columns that are not known and left out: {columns}',
} as const

export const assumptionMessages = {
  ENCODING: 'encoding {encoding}',
  ENCODING_WITHOUT_MARK: 'encoding {encoding} without a byte-order mark',
  ENCODING_GUESSED: 'encoding {encoding}, as "{text}" in line {line} shows (--encoding names another)',
  HEADER_BELOW_TITLE:
    'the names of the columns are in line {line}; {above, plural, one {line 1} other {lines 1 to #}} above them left out',
  APOSTROPHES: 'cells are in apostrophes',
  OPEN_QUOTES: 'a quote that is not closed in its line is read as a character of the text',
  DECIMAL_POINT: 'the point of "{value}" in line {line} is a decimal point, as commas separate the cells',
} as const
