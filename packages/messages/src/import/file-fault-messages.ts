export const fileFaultMessages = {
  EMPTY_FILE: 'the file is empty',
  WRONG_COUNT:
    'the file says "{value}", but has {count, plural, one {# row} other {# rows}}: it is not whole. Export it again',
  COLUMN_REPEATED: 'two columns mean {column}: {second} is the second',
  COLUMNS_MISSING:
    'the {count, plural, one {column} other {columns}} {columns} must be there; the first line has {header}',
  LOGIN_NAME_WITHOUT_EMAIL: 'a column login_name means nothing without a column login_email',
  PRICE_COLUMN_MISSING: 'one of the columns price, box_price and kg_price must be there',
  QUOTE_OPEN_AT_END:
    'the quote opened in line {line}, before "{before}", is never closed: {count, plural, one {# line up to the end of the file lies} other {# lines up to the end of the file lie}} in it. Close it there, or take it out',
  QUOTE_OPEN_AT_LINE:
    'the quote opened in line {line}, before "{before}", is never closed: {count, plural, one {# line up to line {lastLine}, where reading stopped, lies} other {# lines up to line {lastLine}, where reading stopped, lie}} in it. Close it there, or take it out',
  TWO_ENCODINGS:
    'line {line} is not UTF-8 text, but other lines are: the file has two encodings. Save all of it as "CSV UTF-8"',
  UNKNOWN_ENCODING:
    '"{name}" is not an encoding: write utf-8, windows-1252, windows-1250, windows-1254 or another',
  UNREADABLE_ENCODING:
    'line {line} is not UTF-8 text, and its encoding cannot be told. In a spreadsheet, save the file as "CSV UTF-8"; elsewhere choose UTF-8 as the encoding, or name the encoding: --encoding windows-1252',
  AMBIGUOUS_ENCODING:
    'line {line} is not UTF-8 text, and could be "{text}" ({page}) or "{otherText}" ({otherPage}): save the file as UTF-8, or say which it is: --encoding {page} or --encoding {otherPage}',
} as const
