import { describe, expect, it } from 'vitest'
import { holdScripts } from './hold-scripts.ts'

const keeper = "<script>document.querySelectorAll('[data-later]')</script>"

describe('scripts of a page that wait until it has been seen', () => {
  it.each([
    [
      '<script src="/_next/static/chunks/a.js" async=""></script>',
      '<script data-later="/_next/static/chunks/a.js" async=""></script>',
    ],
    [
      '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>',
      '<script data-later="/_next/static/chunks/a.js" id="_R_" async=""></script>',
    ],
    [
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
      '<link rel="preload" as="script" fetchPriority="low" data-later="/_next/static/chunks/a.js"/>',
    ],
    [
      '<link rel="preload" href="/_next/static/chunks/a.js" as="script" fetchPriority="low"/>',
      '<link rel="preload" data-later="/_next/static/chunks/a.js" as="script" fetchPriority="low"/>',
    ],
  ])('holds %s', (sent, held) => {
    expect(holdScripts(keeper + sent)).toBe(keeper + held)
  })

  it.each([
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<script src="https://editors.example/count.js" async=""></script>',
    '<script>self.__next_f.push("\\u003cscript src=\\"/_next/static/chunks/a.js\\" async=\\"\\"")</script>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" as="image" href="/_next/static/media/threads.svg" fetchPriority="high"/>',
  ])('leaves %s', (sent) => {
    expect(holdScripts(keeper + sent)).toBe(keeper + sent)
  })

  it('leaves the scripts of a page that would never let them go', () => {
    const page = '<script src="/_next/static/chunks/a.js" async=""></script>'
    expect(holdScripts(page)).toBe(page)
  })
})
