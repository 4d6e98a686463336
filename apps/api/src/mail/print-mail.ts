import { escapeHtml } from './escape-html.ts'
import type { MailContent, MailPart } from './mail-content.ts'

export type PrintedMail = { subject: string; html: string; text: string }

// Mail programs know no variables and drop stylesheets: the colours of the design tokens, written out.
const ink = '#2b2233'
const quiet = '#6b6175'
const paper = '#fcfaf8'
const line = '#e4dcda'
const juniper = '#1e4a43'
const serif = "Literata,'Noto Serif',Georgia,serif"
const sans = "'Source Sans 3','Noto Sans',system-ui,sans-serif"

/**
 * A mail in the look of the shop, as HTML and as text. Nothing is loaded from outside, so opening it tells nobody.
 *
 * @param footer why the person got it, in their language
 * @param language for the `lang` attribute
 */
export function printMail(content: MailContent, footer: string, language: string): PrintedMail {
  const { stop } = content
  const subject = content.subject.replace(/[\r\n]+/g, ' ')
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:17px/1.55 ${sans}">
<div style="max-width:36rem;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 28px;font:600 22px/1.2 ${serif};color:${juniper}">Kindred</p>
<h1 style="margin:0 0 16px;font:500 28px/1.22 ${serif}">${escapeHtml(content.heading)}</h1>
${content.parts.map(printHtml).join('\n')}
<p style="margin:36px 0 0;padding-top:16px;border-top:1px solid ${line};font-size:14px;color:${quiet}">${escapeHtml(footer)}${stop ? ` <a href="${escapeHtml(stop.href)}" style="color:${quiet}">${escapeHtml(stop.label)}</a>` : ''}</p>
</div>
</body>
</html>`
  const foot = stop ? `${footer}\n${stop.label}:\n${stop.href}` : footer
  const text = `${[content.heading, ...content.parts.map(printText), `--\n${foot}`].join('\n\n')}\n`
  return { subject, html, text }
}

function printHtml(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
    case 'quiet':
      return `<p style="margin:0 0 16px;font-size:15px;color:${quiet}">${escapeHtml(part.text)}</p>`
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:13px 24px;border-radius:999px;background:${juniper};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`
    case 'rows':
      return `<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse">${part.rows
        .map(
          ({ label, value }) =>
            `<tr><td style="padding:8px 16px 8px 0;border-bottom:1px solid ${line}">${escapeHtml(label)}</td><td style="padding:8px 0;border-bottom:1px solid ${line};text-align:right">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
  }
}

function printText(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'quiet':
      return part.text
    case 'button':
      return `${part.label}:\n${part.href}`
    case 'rows':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  }
}
