export const cellFaultMessages = {
  EMPTY: 'is empty',
  COLUMN_EMPTY: '{column} is empty',
  TOO_LONG: 'has {length} characters, more than the {max} that are kept',
  NOT_A_NUMBER: '"{value}" is not a number',
  AMBIGUOUS_NUMBER:
    '"{value}" could be {decimal} or {integer}, and no other number of the file tells which: write {decimal}0 or {integer}',
  BELOW_ZERO: '"{value}" is below 0',
  TOO_LARGE: '"{value}" is too large',
  NOT_AN_INTEGER: '"{value}" is not a whole number',
  TOO_MANY_DECIMALS: '"{value}" has more than {decimals} decimals',
  WHOLE_DISCOUNT: '"{value}" is a discount of 100%: write less than 100',
  PERCENTAGE_BELOW_ONE: '"{value}" is less than 1%: write 20 for 20%',
  CODE_OR_NUMBER: '"{value}" could be {number}: write {number}, or ="{value}" if the decimals belong to it',
  CODE_READ_AS_NUMBER: '"{value}" is read as {number}; write ="{value}" if the decimals belong to it',
  UNUSUAL_CODE:
    'has "{signs}": customers may not find the product by this code, because codes have letters, digits, spaces and the signs {allowed}',
  NOT_ONE_OF: '"{value}" is not one of {choices}',
  NOT_YES_OR_NO: '"{value}" is neither yes nor no',
  NOT_A_BARCODE: '"{value}" is not a barcode: digits or letters, at most 40',
  NOT_A_DATE: '"{value}" is not a date like 2026-01-31 or 31/01/2026',
  NOT_IN_CALENDAR: '"{value}" is not a calendar day',
  YEAR_OUT_OF_RANGE: '"{value}" is not between the years 1970 and 2199',
  NOT_A_CURRENCY: '"{value}" is not a currency like GBP',
  NOT_AN_EMAIL: '"{value}" is not an e-mail address',
  NOT_A_PICTURE_NAME: '"{value}" is neither a file name nor a web address',
  CARD_NUMBER: 'may not contain a card number',
  NO_COUNTRY: '"{value}" is not a country',
  LOST_CHARACTER: '"{value}" has a character that was lost (\uFFFD): export the file as UTF-8',
  NARROW_COLUMN: '"{value}" is what a spreadsheet shows in a narrow column: widen it and export again',
  SPREADSHEET_ERROR:
    '"{value}" is a spreadsheet error: correct the formula and export again, or leave the cell empty',
  PLACEHOLDER:
    '"{value}" is what programs write where there is nothing: leave the cell empty, or write ="{value}" if you mean it',
  FORMULA: '"{value}" is a formula: export its result',
  SHORTENED:
    '"{value}" was shortened to a number by a spreadsheet: format the column as text and export again, or write ="{value}" if you mean it',
  SHORTENED_BARCODE:
    '"{value}" was shortened to a number by a spreadsheet: format the column as text and export again',
  TURNED_INTO_NUMBER:
    '"{value}" was turned into a number by a spreadsheet: format the column as text and export again',
  CODE_LIKE_DATE: '"{value}" could be a date, but no spreadsheet writes it like that; it is kept as a code',
  TURNED_INTO_DATE:
    '"{value}" is a date: spreadsheets turn pack sizes and codes into dates. Format the column as text, or write ="{value}" if you mean it',
  ENCODED_TWICE: '"{value}" looks like "{before}" encoded twice; it is kept as it is',
  LOST_LETTER: '"{value}" looks as if a letter was lost (?); it is kept as it is',
} as const
