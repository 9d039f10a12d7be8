/** Joins class names and skips false and undefined. Later names do not override earlier ones. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
