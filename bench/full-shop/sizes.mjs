/** What a shop holds after years: what the measurement asks for. */
export const full = { donors: 100_000, ledgerRows: 1_000_000, orders: 100_000 }

/**
 * The size asked for by `--orders 2000`: donors and ledger rows in proportion. Without it the full one.
 * @param {string[]} args
 */
export function readSizes(args) {
  const at = args.indexOf('--orders')
  if (at === -1) return full
  const orders = Number(args[at + 1])
  if (!Number.isInteger(orders) || orders < 1) throw new Error('--orders wants a number of orders')
  return { donors: orders, ledgerRows: 10 * orders, orders }
}
