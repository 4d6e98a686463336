import { escapeHtml } from './escape-html.ts'
import type { LocalMail } from './local-mail.store.ts'

const style = `:root{color-scheme:light dark}body{margin:0;background:light-dark(#fcfaf8,#17131c);color:light-dark(#2b2233,#f4eff2);font:17px/1.55 'Source Sans 3','Noto Sans',system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}h1{font:500 2rem/1.22 Literata,Georgia,serif}
a{color:light-dark(#1f5a50,#9ad5c3)}ul{list-style:none;padding:0}li{padding:.8rem 0;border-bottom:1px solid light-dark(#e4dcda,#3a3142)}
small,dt{color:light-dark(#6b6175,#afa4b6)}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0}
iframe{width:100%;min-height:36rem;border:1px solid light-dark(#e4dcda,#3a3142);border-radius:10px;background:#fff}pre{white-space:pre-wrap}`

const wrap = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

/** The list of a demo's outbox, newest first. */
export function printOutbox(mails: LocalMail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a><br><small>${escapeHtml(mail.to)}, <time datetime="${mail.sentAt.toISOString()}">${mail.sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></small></li>`,
  )
  return wrap(
    'Outbox',
    `<h1>Outbox of this demonstration</h1><p>Mail is kept here instead of being sent.</p>${
      items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Nothing has been sent yet.</p>'
    }`,
  )
}

/** One mail: who, when, its HTML in a frame without scripts, and its text. */
export function printOutboxMail(mail: LocalMail): string {
  return wrap(
    mail.subject,
    `<p><a href="/dev/mail">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>Sent</dt><dd>${mail.sentAt.toISOString()}</dd></dl>
<iframe title="The mail" src="/dev/mail/${mail.id}/html" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>
<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  )
}

/** Inside the frame links leave the frame. */
export const printFramed = (mail: LocalMail): string =>
  mail.html.replace('<head>', '<head><base target="_top">')
