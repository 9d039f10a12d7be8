/** Splits a Markdown file into its first heading and the text below. Without a heading, everything is text. */
export function splitMarkdown(markdown: string): {
  readonly title: string | undefined
  readonly text: string
} {
  const bare = markdown
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
  const heading = /^#{1,2} +(?<title>.+?) *#*(?:\n|$)/.exec(bare)
  if (!heading?.groups) return { title: undefined, text: bare }
  return { title: heading.groups.title, text: bare.slice(heading[0].length).trim() }
}
