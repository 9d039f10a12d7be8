/** Joins class names, leaving out what is not wanted. Later names do not override earlier ones. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
