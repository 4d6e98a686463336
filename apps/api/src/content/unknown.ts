import { HttpFailure } from '../front-door/http-failure.ts'

/** The 404 of what is asked for by a name that nothing has: `unknown-page`, `unknown-shop`. */
export const unknown = (what: 'page' | 'shop') =>
  new HttpFailure(404, `unknown-${what}`, `There is no such ${what}.`)
