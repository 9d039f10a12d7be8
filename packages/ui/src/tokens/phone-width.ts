/** The media query for windows of phones: the same as `max-tablet:` in class names, which grows with the text size. */
export const phoneWidth = '(width < 46.5rem)'
