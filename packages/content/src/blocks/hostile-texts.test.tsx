// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sanitiseMessage } from './form/sanitise-message.ts'
import { sanitiseDocument } from './html-content/sanitise-document.ts'
import { sampleBlocks } from './sample-blocks.ts'
import { stories } from './story/block-catalogue.tsx'
import { renderBlock } from './story/render-block.tsx'

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">',
  '</script><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
]

type Node = Record<string, unknown> | unknown[]
/** Where a value holds words: the path to each, which this writes into. */
function findTexts(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findTexts(item, [...path, key]))
}
function write(value: unknown, path: readonly (string | number)[], text: string): unknown {
  const [first, ...rest] = path
  if (first === undefined) return text
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Node
  const slots = copy as Record<string | number, unknown>
  slots[first] = write(slots[first], rest, text)
  return copy
}

/** What a browser would make of it: everything that runs, loads from elsewhere or leads to what runs. */
function findDanger(html: string): string[] {
  const page = document.createElement('template')
  page.innerHTML = html
  return [...page.content.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const found = /^(script|iframe|object|embed|base|meta|style|math|foreignobject)$/.test(name)
      ? [`<${name}>`]
      : []
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute) || attribute === 'srcdoc') found.push(`${name} ${attribute}`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them within an address
      const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
      if (
        /(href|src|action|formaction|data)$/i.test(attribute) &&
        /^(javascript|vbscript|data:text)/.test(address)
      )
        found.push(`${name} ${attribute}=${value}`)
    }
    return found
  })
}

const blocks = [...sampleBlocks, ...stories.flatMap(({ states }) => states.map(({ block }) => block))]
  // A script is what this block is for: one role places it (BLK-09), and its address is held by a test of its own.
  .filter(({ blockType }) => blockType !== 'scriptInjection')
const kinds = [...new Set(blocks.map(({ blockType }) => blockType))]

beforeEach(() => {
  // Blocks that cannot be read say so (BLK-21), many times here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('hostile words', () => {
  it('are seen by this test where they get through', () => {
    expect(findDanger(payloads.join('')).length).toBeGreaterThan(3)
    expect(findDanger('<a href="java\tscript:alert(1)">x</a>')).not.toEqual([])
  })

  it.each(kinds)('BLK-01 run nowhere in the block %s, whichever of its texts they are', (kind) => {
    let written = 0
    for (const block of blocks.filter(({ blockType }) => blockType === kind))
      for (const path of findTexts(block)) {
        if (path.at(-1) === 'blockType' && path.length === 1) continue
        for (const payload of payloads) {
          written += 1
          const html = renderBlock(write(block, path, payload) as typeof block)
          expect(findDanger(html), `${path.join('.')}: ${payload}`).toEqual([])
        }
      }
    expect(written).toBeGreaterThan(payloads.length)
  })

  it.each(payloads)('DL-01 FORM-25 are taken out of documents and messages: %s', (payload) => {
    for (const clean of [sanitiseDocument, sanitiseMessage])
      for (const html of [payload, `<body><p>${payload}</p></body>`, `<p title="${payload}">x</p>`])
        expect(findDanger(clean(html)), html).toEqual([])
  })
})
