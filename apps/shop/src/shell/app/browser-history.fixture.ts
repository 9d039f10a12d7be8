import { vi } from 'vitest'

interface Entry {
  readonly path: string
  readonly state: unknown
}

export function stubBrowserHistory(path: string) {
  const first: Entry = { path, state: null }
  let entries = [first]
  let index = 0
  const here = (): Entry => entries[index] ?? first
  const target = new EventTarget()
  const location = {
    get pathname() {
      return here().path.replace(/[?#].*$/, '')
    },
    get search() {
      return /\?[^#]*/.exec(here().path)?.[0] ?? ''
    },
    hash: '',
  }
  class FakeHistory {
    get state() {
      return here().state
    }
    get length() {
      return entries.length
    }
    pushState(state: unknown, _: string, to = here().path) {
      entries = [...entries.slice(0, ++index), { path: to, state }]
    }
    replaceState(state: unknown, _: string, to = here().path) {
      entries[index] = { path: to, state }
    }
    back() {
      this.go(-1)
    }
    go(steps: number) {
      setTimeout(() => {
        index += steps
        target.dispatchEvent(new Event('popstate'))
      })
    }
  }
  const window = {
    history: new FakeHistory(),
    location,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  }
  for (const [name, value] of Object.entries({
    ...window,
    window,
    document: {},
    History: FakeHistory,
    PopStateEvent: Event,
  }))
    vi.stubGlobal(name, value)
  return { paths: () => entries.slice(0, index + 1).map((entry) => entry.path) }
}
