/**
 * Content security policy of a file that is no page. Opened directly, it is a document without scripts and without the
 * shop's origin. The styles and pictures within an SVG still show.
 */
export const servedFilePolicy = "default-src 'none'; sandbox; style-src 'unsafe-inline'; img-src data:"
