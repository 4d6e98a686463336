import { expect, it } from 'vitest'
import { isCrawler } from './is-crawler.ts'

it('LOC-26 knows crawlers by their user agent', () => {
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'facebookexternalhit/1.1',
    'DuckDuckBot/1.1',
    'Baiduspider/2.0',
  ])
    expect(isCrawler(agent), agent).toBe(true)
})

it('LOC-26 takes no browser for one', () => {
  for (const agent of [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
    '',
    null,
    undefined,
  ])
    expect(isCrawler(agent), String(agent)).toBe(false)
})
