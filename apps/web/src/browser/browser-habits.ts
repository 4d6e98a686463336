import { hideIds } from '@kindred/contracts/hide-ids'
import type { CallHabits, CallReport } from '@kindred/contracts/request'
import { retryLogin, settleLogin } from './login-memory.ts'
import type { World } from './world.ts'

type HabitWorld = World & {
  alert: (text: string) => void
  reload: () => void
  /** ERR-01: the two sentences in the language of the page. */
  maintenanceText: () => string
  /** Names of the page's cookies; never their values. */
  cookieNames: () => string[]
  print: (line: string, data: unknown) => void
}

/**
 * What a page does around each of its calls: logs what went wrong, says once that the site is being worked on, and leads
 * to sign-in when the session is over.
 */
export function makeBrowserHabits(world: HabitWorld): CallHabits {
  let isTold = false
  return {
    report: (call) => {
      world.print(describe(call, world.cookieNames()), call.data)
      // Ids in a path may belong to a person; the log of the site only hears which call it was.
      world.log(call.status >= 500 || call.status === 0 ? 'error' : 'warn', `${call.status} ${shorten(call)}`)
    },
    onMaintenance: () => {
      if (isTold) return
      isTold = true
      world.alert(world.maintenanceText())
      world.reload()
    },
    onUnauthorised: (path) => retryLogin(path, world),
    onSuccess: (path) => settleLogin(path, world),
    wait: pause,
  }
}

/** API-13: status and address; API-15: for a GET the cookies too, by name. */
function describe({ method, url, status }: CallReport, cookies: string[]): string {
  const tail = method === 'GET' ? `, cookies: ${cookies.join(' ') || 'none'}` : ''
  return `${method} ${url} was answered with ${status || 'nothing'}${tail}`
}

const shorten = ({ method, path }: CallReport) => `${method} ${hideIds(path)}`

/** Waits, unless the caller has left meanwhile. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}
