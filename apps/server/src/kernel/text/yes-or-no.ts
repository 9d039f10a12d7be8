const yes = new Set(['yes', 'y', 'true', 't', '1', 'on', 'x', 'tak', 'prawda', 'evet', 'doğru'])
const no = new Set(['no', 'n', 'false', 'f', '0', 'off', 'nie', 'fałsz', 'hayır', 'yanlış'])

/** Parses the usual spellings of yes and no; undefined for anything else. */
export function parseYesOrNo(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
