import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockWords } from '../block-words.ts'
import { HtmlContentBlock } from './html-content.tsx'
import { isFileUri } from './is-file-uri.ts'
import { readBody, sanitiseDocument } from './sanitise-document.ts'
import { htmlContentSchema } from './schema.ts'

const texts: Record<string, string> = {
  'common.error': 'An error has occurred',
  'downloads.noBody': 'Body not found.',
}
const words = { t: (key: string) => texts[key] ?? key } as unknown as BlockWords
const draw = (rest: object) =>
  renderToStaticMarkup(
    <HtmlContentBlock
      {...htmlContentSchema.parse({ blockType: 'htmlContent', id: '1', fileuri: 'a.html', ...rest })}
      words={words}
    />,
  )

describe('block htmlContent', () => {
  it('BLK-10 DL-01 shows what stands in the body element, and nothing of the head', () => {
    const html = draw({
      headline: 'Protocol',
      htmlContent:
        '<html><head><title>Secret title</title></head><body class="x"><h1>Thawing</h1><p>37 °C</p></body></html>',
    })
    expect(html).toContain('<h2>Thawing</h2><p>37 °C</p>')
    expect(html).toContain('Protocol')
    expect(html).not.toMatch(/Secret|<body|class="x"/)
  })

  it('DL-02 shows the status text plus An error has occurred where it could not be fetched', () => {
    expect(draw({ statusText: 'Not Found' })).toContain('Not Found An error has occurred')
  })

  it('DL-03 says the like where there is no body element', () => {
    expect(draw({ htmlContent: '<p>Only a part</p>' })).toContain('Body not found. An error has occurred')
    expect(draw({ htmlContent: '<body> </body>' })).toContain('Body not found.')
    expect(draw({ htmlContent: '<p>&lt;body&gt;text&lt;/body&gt;</p>' })).toContain('Body not found.')
  })

  it('DL-01 shows nothing that runs, loads, styles or asks', () => {
    const nasty = `<body onload="x()"><script>alert(1)</script><p style="x" onclick="x()" id="location">a</p>
      <a href="javascript:alert(1)">b</a><a href=" java\tscript:x">b2</a><a href="//evil.test">c</a><a href="data:text/html,x">d</a>
      <img src=x onerror=alert(1)><svg><script>x</script></svg><iframe src="https://evil.test"></iframe><form action="/x"><input name="p"></form>
      <style>p{}</style><math><mi href="javascript:x">e</mi></math><object data="x"></object><base href="https://evil.test"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">
      <template><script>x</script></template><noscript><p title="</noscript><img src=x onerror=x>"></noscript></body>`
    const html = draw({ htmlContent: nasty })
    expect(html).not.toMatch(
      /<(script|img|svg|iframe|form|input|style|math|object|base|link|meta|template|noscript)\b/i,
    )
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style|id|href="(?!https:))/i)
  })

  it('DL-01 keeps tables, lists and safe links', () => {
    const html = sanitiseDocument(
      '<body><table><tr><th scope="row" colspan="2">a</th><td>b</td></tr></table><ol start="3"><li>c</li></ol><a href="https://law.test">d</a><a href="/en-gb/">e</a></body>',
    )
    expect(readBody(html)).toBe(
      '<table><tr><th scope="row" colspan="2">a</th><td>b</td></tr></table><ol start="3"><li>c</li></ol><a href="https://law.test">d</a><a href="/en-gb/">e</a>',
    )
  })
})

it('DL-01 a fileuri is the name of a document of ours, never a path or an address', () => {
  for (const name of ['a.html', 'protocols/thawing.html', 'a/b-2/c.html'])
    expect(isFileUri(name), name).toBe(true)
  const strange = [
    '../a.html',
    'a/../b.html',
    '/etc/passwd',
    '/a.html',
    'a//b.html',
    'file:///a.html',
    'http://169.254.169.254/a.html',
    '//evil.test/a.html',
    'a.html?x',
    'a.html#x',
    'a%2f..html',
    'a\\b.html',
    'a.html\n',
    'a.htm',
    '.html',
    'A.html',
    `${'a'.repeat(300)}.html`,
    '',
  ]
  for (const name of strange) expect(isFileUri(name), name).toBe(false)
})
