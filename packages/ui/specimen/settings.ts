const parameters = new URLSearchParams(location.search)

function oneOf<const Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const value = parameters.get(name)
  return choices.find((choice) => choice === value) ?? choices[0]
}

/** Settings from the URL: `?theme=dark&density=entry&language=tr&section=cards`. */
export const settings = {
  theme: oneOf('theme', ['system', 'light', 'dark']),
  density: oneOf('density', ['comfortable', 'compact', 'entry']),
  language: oneOf('language', ['en', 'pl', 'tr']),
  section: parameters.get('section'),
}

/** The URL with one setting changed. */
export function withSetting(name: string, value: string): string {
  const changed = new URLSearchParams(parameters)
  changed.set(name, value)
  return `?${changed}`
}
