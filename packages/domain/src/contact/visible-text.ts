/** Spaces, controls, marks, and letters that show nothing, such as the fillers of Hangul. */
const unseen = /[\s\p{C}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Does a text show anything? A name of nothing but zero-width spaces is no name. */
export function isVisible(text: string): boolean {
  return text.replaceAll(unseen, '') !== ''
}

// Zero-width spaces and marks, soft hyphens, direction marks and annotations. Joiners stay, because some scripts need
// them.
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g

/** The text without invisible characters and halves of characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '').replace(/\p{Cs}/gu, '')
}

/**
 * The line of text to store: trimmed, without control and invisible characters. It is empty if it shows nothing, and never longer than what
 * was typed, so that a device may send what it has stored already.
 */
export function visibleLine(typed: string): string {
  const line = withoutInvisible(typed)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return isVisible(line) ? line : ''
}
