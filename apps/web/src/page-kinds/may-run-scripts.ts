import type { Page } from '@kindred/contracts/content'

/** Kinds where something is bought, paid or somebody's own data is shown or entered. */
const closed =
  /^(Account|Basket|Embryo|GeneticMatching|Reservation|Information|Shipping|OrderSummary|Payment|Deposit|ResetPassword|StandalonePayment|Create|NewsletterSettings)/

/** BLK-09: scripts of others never run on pages of checkout and account, whoever placed them there. */
export function mayRunScripts({ kind, siteArea }: Pick<Page, 'kind' | 'siteArea'>): boolean {
  return siteArea !== 'account' && !closed.test(kind)
}
