import { createHash } from 'node:crypto'
import { escapeHtml } from '../../mail/escape-html.ts'

/** A text of area `sandbox`. */
export type SandboxText = (key: string) => string

const style = `*{box-sizing:border-box}body{margin:0;background:#fcfaf8;color:#2b2233;font:17px/1.55 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:2.5rem 1.25rem}h1{font:500 1.75rem/1.2 Georgia,serif;margin:0 0 .5rem}
.quiet{color:#6b6175;font-size:.95rem}.amount{font-size:1.5rem;font-weight:600;margin:1rem 0 1.5rem}
label{display:block;font-weight:600;margin:1rem 0 .25rem}
input{width:100%;padding:.75rem;font:inherit;color:inherit;background:#fff;border:1px solid #8a8094;border-radius:.6rem}
.error{color:#9b1c31;margin:.35rem 0 0}.row{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
button{display:block;width:100%;margin-top:1rem;padding:.85rem;font:inherit;font-weight:600;border-radius:999px;cursor:pointer}
.primary{background:#1e4a43;color:#fff;border:1px solid #1e4a43}.plain{background:transparent;color:#1e4a43;border:1px solid #1e4a43}
:focus-visible{outline:3px solid #b5651d;outline-offset:2px}
.note{border-left:4px solid #b5651d;background:#fff;padding:.75rem 1rem;margin:1.5rem 0}ul{padding-left:1.2rem}code{white-space:nowrap}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page's own strict policy: no script at all, one style by its hash, forms only to itself. */
export const sandboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export type PageParts = {
  t: SandboxText
  language: string
  amount: string
  description: string
  id: string
  isCapturedLater: boolean
}

/** The hosted card form. */
export function printCardPage(
  { t, ...page }: PageParts,
  error: { code: string; field: string } | null,
): string {
  const field = (name: string, extra: string) => {
    const wrong = error?.field === name
    const message = wrong ? `<p class="error" id="${name}-error">${text(t(`errors.${error.code}`))}</p>` : ''
    const aria = wrong ? ` aria-invalid="true" aria-describedby="${name}-error" autofocus` : ''
    return `<div><label for="${name}">${text(t(name))}</label><input id="${name}" name="${name}" inputmode="numeric" required ${extra}${aria}>${message}</div>`
  }
  return printPage(
    { t, ...page },
    `<form method="post" action="/sandbox-pay/${page.id}">
${field('number', 'autocomplete="cc-number" maxlength="23"')}
<div class="row">${field('expiry', 'autocomplete="cc-exp" placeholder="MM/YY" maxlength="7"')}${field('code', 'autocomplete="cc-csc" maxlength="4"')}</div>
<button class="primary">${text(t(page.isCapturedLater ? 'authorise' : 'pay'))} ${text(page.amount)}</button></form>
<form method="post" action="/sandbox-pay/${page.id}/cancel"><button class="plain">${text(t('cancel'))}</button></form>
<div class="note"><p>${text(t('testCards'))}</p><ul>
<li><code>4242 4242 4242 4242</code> ${text(t('cardSucceeds'))}</li>
<li><code>4000 0025 0000 3155</code> ${text(t('cardChallenges'))}</li>
<li><code>4000 0000 0000 0002</code> ${text(t('cardDeclines'))}</li>
<li><code>4000 0000 0000 0341</code> ${text(t('cardLate'))}</li></ul></div>`,
  )
}

/** The 3-D Secure step, as a bank would show it. */
export function printChallengePage({ t, ...page }: PageParts): string {
  return printPage(
    { t, ...page },
    `<p>${text(t('challenge'))}</p>
<form method="post" action="/sandbox-pay/${page.id}/challenge">
<button class="primary" name="answer" value="approve">${text(t('approve'))}</button>
<button class="plain" name="answer" value="fail">${text(t('fail'))}</button></form>`,
  )
}

/** A payment that is over, or none at all. */
export function printEndPage(t: SandboxText, language: string): string {
  return printDocument(t, language, `<h1>${text(t('overHeading'))}</h1><p>${text(t('over'))}</p>`)
}

function printPage({ t, language, amount, description, isCapturedLater }: PageParts, inner: string): string {
  return printDocument(
    t,
    language,
    `<h1>${text(t('heading'))}</h1><p class="quiet">${text(t('notReal'))}</p>
<p class="amount">${text(amount)}<br><span class="quiet">${text(description)}</span></p>${isCapturedLater ? `<p>${text(t('takenLater'))}</p>` : ''}${inner}`,
  )
}

function printDocument(t: SandboxText, language: string, inner: string): string {
  return `<!doctype html><html lang="${text(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${text(t('title'))}</title><style>${style}</style></head><body><main>${inner}</main></body></html>`
}

const text = escapeHtml
