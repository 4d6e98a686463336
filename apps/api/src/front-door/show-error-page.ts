import type { FastifyReply } from 'fastify'

const texts = {
  unavailable: {
    title: 'We are not available right now',
    body: 'Something we depend on is not answering. Nothing you did is lost. Please try again in a moment.',
  },
  webDown: {
    title: 'The site is starting',
    body: 'The part that draws our pages is not answering yet. Please try again in a moment.',
  },
  badAddress: {
    title: 'This address is not valid',
    body: 'Something in the address of this page cannot be read. Please start again from our first page.',
    again: 'Go to our first page',
  },
  addressTooLong: {
    title: 'This address is too long',
    body: 'The address of this page holds more than we can read. Please start again from our first page.',
    again: 'Go to our first page',
  },
  wrongMethod: {
    title: 'This page can only be read',
    body: 'Nothing can be sent to this address. Nothing was changed.',
    again: 'Go to our first page',
  },
  badForm: {
    title: 'This could not be read',
    body: 'What was sent did not arrive whole, or is no form of this page. Nothing was changed. Please open the page again and fill in its form once more.',
    again: 'Go to our first page',
  },
  crossOrigin: {
    title: 'This came from another site',
    body: 'Forms of ours are only taken from our own pages. Nothing was changed.',
    again: 'Go to our first page',
  },
  failed: {
    title: 'Something went wrong on our side',
    body: 'This page could not be made, and neither could the page that says so in your language. We have been told. Please try again in a moment.',
  },
  tooMany: {
    title: 'Too many tries',
    body: 'We got more requests from you than we can take. Please wait a few minutes.',
  },
}

type Built = keyof typeof texts

/** A page that needs nothing but this process; built in, since texts and styles live in what may be down. */
export function showErrorPage(reply: FastifyReply, what: Built, beforeSend?: () => void): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
  beforeSend?.()
  return reply.send(printErrorPage(what))
}

/** The document of such a page. */
export function printErrorPage(what: Built): string {
  const { title, body, again } = { again: undefined, ...texts[what] }
  const link = again === undefined ? '<a href="">Try again</a>' : `<a href="/">${again}</a>`
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>body{font:1.125rem/1.6 Georgia,serif;color:#2b2233;background:#fffdfa;max-width:34rem;margin:15vh auto;padding:0 1.5rem}a{color:inherit}@media(prefers-color-scheme:dark){body{color:#efe8ee;background:#17131c}}</style>
<main><h1>${title}</h1><p>${body}</p><p>${link}</p></main></html>`
}
