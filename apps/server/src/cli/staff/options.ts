export const staffOption = ['--as <email>', 'record this staff member in the history'] as const
export const repeatOption = [
  '--again',
  'run the command even if the same command ran within the last ten minutes',
] as const
export const currencyOption = [
  '--currency <code>',
  'of the ledger, if it is not in the currency of the company: EUR',
  (text: string) => text.toUpperCase(),
] as const
export const passwordOption = ['--password-stdin', 'read the password from standard input'] as const
