/** Options that several subcommands of `npm run staff` share. */
export const staffOption = ['--as <email>', 'the member of staff doing it'] as const
export const againOption = [
  '--again',
  'repeat a write made by the same command within the last ten minutes, which is otherwise refused',
] as const
export const passwordOption = ['--password-stdin', 'read the password from standard input'] as const
