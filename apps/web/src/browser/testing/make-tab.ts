import type { SessionWorld } from '../session-keeper.ts'

function makeStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** A tab of an invented browser. Tabs that share `browser` share its storage and hear each other. */
export function makeTab(path: string, browser = makeBrowser()) {
  const left: string[] = []
  const logged: string[] = []
  const events = new Map<string, () => void>()
  const tabStorage = makeStorage()
  const heard: (() => void)[] = []
  browser.tabs.push(heard)
  const world: SessionWorld = {
    tabStorage,
    storage: browser.storage,
    here: () => path,
    leave: (address) => void left.push(address),
    log: (level, code) => void logged.push(`${level} ${code}`),
    fetchSession: async () => null,
    tellTabs: () => {
      for (const tab of browser.tabs) if (tab !== heard) for (const hear of tab) hear()
    },
    onTabMessage: (listener) => {
      heard.push(listener)
      return () => void heard.splice(heard.indexOf(listener), 1)
    },
    onEvent: (name, listener) => {
      events.set(name, listener)
      return () => void events.delete(name)
    },
    every: (_milliseconds, work) => {
      events.set('tick', work)
      return () => void events.delete('tick')
    },
  }
  return { world, left, logged, events, tabStorage, browser }
}

export const makeBrowser = () => ({ storage: makeStorage(), tabs: [] as (() => void)[][] })
