import type { CallHabits } from '@kindred/contracts/request'
import { makeBrowserHabits } from './browser-habits.ts'
import { updateSessionFor } from './checkout-session.ts'
import { refetchSession } from './page-session.ts'
import { readWorld } from './world.ts'

let habits: CallHabits | undefined

/** One for all calls of a page: several that fail together say so once. */
export function openHabits(): CallHabits {
  if (habits) return habits
  const world = readWorld()
  habits = {
    ...makeBrowserHabits({
      ...world,
      alert: (text) => window.alert(text),
      reload: () => location.reload(),
      maintenanceText: () => document.documentElement.dataset.maintenance ?? '',
      cookieNames: () => document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? ''),
      print: (line, data) => console.error(line, data),
    }),
    before: (path) => updateSessionFor(path, world, refetchSession),
  }
  return habits
}
