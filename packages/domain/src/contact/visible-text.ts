/** Spaces, controls, marks, and letters that show nothing, such as the fillers of Hangul. */
const unseen = /[\s\p{C}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu

/** False for an invisible text: a name of nothing but zero-width spaces is no name. */
export function isVisible(text: string): boolean {
  return text.replaceAll(unseen, '') !== ''
}

// Zero-width spaces and marks, soft hyphens, direction marks, annotations and tags. Joiners stay, because some scripts need them, and so do
// the tags of a flag, such as that of Wales.
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0000}-\u{E007F}]/gu

/** The text without invisible characters and halves of characters. */
export function withoutInvisible(text: string): string {
  // Halves first: what stood between two must not make them one.
  return text.replace(/\p{Cs}/gu, '').replace(invisible, '')
}

/**
 * The line of text to store: trimmed, without control and invisible characters. It is empty if it shows nothing, and never longer than what
 * was typed, so that a device may send what it has stored already.
 */
export function visibleLine(typed: string): string {
  const line = withoutInvisible(typed)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return isVisible(line) ? line : ''
}
