export type Assumption =
  | { readonly code: 'ENCODING' | 'ENCODING_WITHOUT_MARK'; readonly encoding: string }
  | {
      readonly code: 'ENCODING_GUESSED'
      readonly encoding: string
      /** A word of the file that supports the guess. */
      readonly text: string
      readonly line: number
    }
  | { readonly code: 'HEADER_BELOW_TITLE'; readonly line: number; readonly above: number }
  | { readonly code: 'APOSTROPHES' | 'OPEN_QUOTES' }
  | { readonly code: 'DECIMAL_POINT'; readonly value: string; readonly line: number }
