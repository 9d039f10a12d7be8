/** Removes accents and case. Unicode treats ı and ł as separate letters, but customers also type i and l for them. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
}
