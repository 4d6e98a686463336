import { expect, it } from 'vitest'
import { findScripts } from './measure-scripts.mjs'

it('finds script tags and preloads once each, and passes over old browsers and inline code', () => {
  const html = `
    <link rel="preload" as="script" fetchPriority="low" href="/_next/a.js?x=1&amp;y=2"/>
    <link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/s.css"/>
    <script src="/_next/a.js?x=1&amp;y=2" async=""></script><script src="/_next/b.js" async=""></script>
    <script src="/_next/old.js" noModule=""></script><script>self.x = 1</script>`
  expect(findScripts(html)).toEqual(['/_next/a.js?x=1&y=2', '/_next/b.js'])
})

it('counts what waits until the page was painted', () => {
  const html = `
    <link rel="preload" as="script" fetchPriority="low" data-later="/_next/a.js"/>
    <script data-later="/_next/a.js" async=""></script><script data-later="/_next/b.js" async=""></script>`
  expect(findScripts(html)).toEqual(['/_next/a.js', '/_next/b.js'])
})
