const testFile = /\]\(\.\.\/[^)]+\.(?:test|spec|long)\.tsx?\)/

/** A sentence for each mistake in the tables of docs/conformance.md, `| requirement | links to test files |`. */
export function findConformanceErrors(markdown: string): readonly string[] {
  const seen = new Set<string>()
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\| (?:Requirement|-+) \|/.test(text)) return []
    const [requirement = '', tests = ''] = text
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim())
    const isRepeated = seen.has(requirement.toLowerCase())
    seen.add(requirement.toLowerCase())
    return [
      ...(requirement === '' ? ['has no requirement'] : []),
      ...(isRepeated ? [`repeats the requirement: ${requirement}`] : []),
      ...(testFile.test(tests) ? [] : [`has no test: ${requirement}`]),
    ].map((mistake) => `line ${index + 1} ${mistake}`)
  })
}
