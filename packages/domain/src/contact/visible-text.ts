/** Spaces, controls, marks, and letters that show nothing, such as the fillers of Hangul. */
const unseen = /[\s\p{C}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Does a text show anything? A name of nothing but zero-width spaces is no name. */
export function isVisible(text: string): boolean {
  return text.replaceAll(unseen, '') !== ''
}
