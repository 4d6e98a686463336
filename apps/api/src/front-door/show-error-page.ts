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
}

/** A page that needs nothing but this process; built in, since texts and styles live in what may be down. */
export function showErrorPage(reply: FastifyReply, what: keyof typeof texts): FastifyReply {
  const { title, body } = texts[what]
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .send(`<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:1.125rem/1.6 Georgia,serif;color:#2b2233;background:#fffdfa;max-width:34rem;margin:15vh auto;padding:0 1.5rem}a{color:inherit}</style>
<main><h1>${title}</h1><p>${body}</p><p><a href="">Try again</a></p></main></html>`)
}
