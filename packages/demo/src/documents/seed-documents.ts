import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { stableId } from '../master-data/stable-id.ts'
import { insertMissing } from '../pages/insert-missing.ts'
import { playTones } from './play-tones.ts'
import { printPaper } from './print-paper.ts'

export const documentId = (name: string) => stableId(`document ${name}`)

type Writing = {
  name: string
  type: string
  audience: 'everyone' | 'customers' | 'professionals'
  make: () => Buffer | Promise<Buffer>
}

const documents: Writing[] = [
  {
    name: 'receiving-a-tank.pdf',
    type: 'application/pdf',
    audience: 'everyone',
    make: () =>
      printPaper('Receiving a nitrogen tank', [
        'Keep the tank upright, in the shade and away from small rooms.',
        'Open it only when the clinic is ready: it holds for seven days from dispatch.',
        'Send it back within the days named on the label, empty and dry.',
        'This paper belongs to an invented shop.',
      ]),
  },
  {
    name: 'voice-of-a-donor.wav',
    type: 'audio/wav',
    audience: 'everyone',
    make: () => playTones([262, 330, 392, 330, 262]),
  },
  {
    name: 'tide.webm',
    type: 'video/webm',
    audience: 'everyone',
    make: () => readFile(new URL('../art/tide.webm', import.meta.url)),
  },
  {
    name: 'storage-agreement.pdf',
    type: 'application/pdf',
    audience: 'customers',
    make: () =>
      printPaper('Agreement on storage', [
        'For customers who are signed in.',
        'Straws are kept below -150 degrees Celsius, for the period that was paid.',
        'This paper belongs to an invented shop.',
      ]),
  },
]

const htmlDocuments = [
  {
    id: stableId('html document thawing'),
    fileuri: 'protocols/thawing.html',
    html: `<!doctype html>
<html lang="en"><head><title>Thawing protocol</title><style>body { color: red }</style></head>
<body>
<h1>Thawing a straw</h1>
<p>For the clinic. Wear goggles and gloves; nitrogen burns.</p>
<ol>
<li>Take the straw out of the tank and hold it in air for <b>5 seconds</b>.</li>
<li>Put it into a water bath of <b>37 °C</b>.</li>
<li>Dry it, mix gently, and look at a drop within five minutes.</li>
</ol>
<table>
<thead><tr><th scope="col">Straw</th><th scope="col">Volume</th><th scope="col">Water bath</th></tr></thead>
<tbody>
<tr><td>IUI, ICI</td><td>0.5 ml</td><td>5 minutes</td></tr>
<tr><td>IVF / ICSI</td><td>0.4 ml</td><td>4 minutes</td></tr>
</tbody>
</table>
<script>document.title = 'never'</script>
</body></html>`,
  },
  {
    id: stableId('html document part'),
    fileuri: 'protocols/part.html',
    html: '<p>A part without a body element.</p>',
  },
]

/** Documents, sound and film to download, and the HTML documents that pages show. What is there already is left alone. */
export async function seedDocuments(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'documents',
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  })
  const known = new Set(docs.map(({ id }) => String(id)))
  for (const { name, type, audience, make } of documents) {
    if (known.has(documentId(name))) continue
    const data = await make()
    await payload.create({
      collection: 'documents',
      data: { id: documentId(name), audience },
      file: { data, mimetype: type, name, size: data.length },
      overrideAccess: true,
    })
  }
  await insertMissing(payload, 'html-documents', htmlDocuments)
}
