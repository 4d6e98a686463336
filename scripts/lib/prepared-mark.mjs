/**
 * The note in a database about what was done to it: `kindred <migrations> <seed>`.
 *
 * @typedef {{ migrations: string, seed: 'none' | 'begun' | 'done' }} Mark
 */

/** @param {Mark} mark */
export function formatMark({ migrations, seed }) {
  return `kindred ${migrations || '-'} ${seed}`
}

/**
 * @param {string | null | undefined} text
 * @returns {Mark}
 */
export function parseMark(text) {
  const [, migrations = '', seed = 'none'] = /^kindred (\S+) (none|begun|done)$/.exec(text ?? '') ?? []
  return { migrations: migrations === '-' ? '' : migrations, seed: /** @type {Mark['seed']} */ (seed) }
}
