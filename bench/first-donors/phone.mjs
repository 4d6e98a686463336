/**
 * Lines to the phone, as Chromium's developer tools slow them: `latency` in milliseconds a request, which stands for all
 * the ways to and fro that a request costs on such a line; kilobits a second. `slow 4G` is that of Lighthouse's phone.
 */
export const lines = {
  'fast 4G': { latency: 60 * 2.75, down: 9000 * 0.9, up: 1500 * 0.9 },
  'slow 4G': { latency: 150 * 3.75, down: 1638.4 * 0.9, up: 750 * 0.9 },
}

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
}

/**
 * How fast this machine's browser is, in the unit that `chooseSlowdown` takes: Lighthouse's BenchmarkIndex, counted as
 * there (core/lib/page-functions.js): strings grown and arrays copied, each for half a second, tens of times a second.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<number>}
 */
export async function readBenchmarkIndex(browser) {
  const page = await browser.newPage()
  try {
    return await page.evaluate(() => {
      const tensASecond = (work) => {
        const began = Date.now()
        let rounds = 0
        while (rounds % 10 !== 0 || Date.now() - began < 500) work(rounds++)
        return rounds / 10 / ((Date.now() - began) / 1000)
      }
      const [a, b] = [
        Array.from({ length: 100_000 }, (_, n) => n),
        Array.from({ length: 100_000 }, (_, n) => n),
      ]
      const growing = tensASecond(() => {
        let text = ''
        for (let length = 0; length < 10_000; length++) text += 'a'
        if (text.length === 1) throw new Error('keeps the loop from being taken away')
      })
      const copying = tensASecond((round) => {
        const [from, to] = round % 2 === 0 ? [a, b] : [b, a]
        for (let at = 0; at < from.length; at++) to[at] = from[at]
      })
      return Math.round((growing + copying) / 2)
    })
  } finally {
    await page.close()
  }
}

/**
 * Opens an address on a phone and tells when the first donor was on its screen.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, before: string, line: keyof typeof lines, slowdown: number }} visit
 *   `before`: what of the site was opened before, at full speed; the browser has what both share
 * @returns {Promise<{ named: number, drawn: number, html: number, styled: number }>} milliseconds from the start of the
 *   visit: the name painted, the portrait painted, the last byte of the page, the style sheet there
 */
export async function visitDonors(browser, { url, before, line, slowdown }) {
  const context = await browser.newContext(phone)
  try {
    await context.addInitScript(watchFirstDonor)
    const page = await context.newPage()
    await page.goto(before, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    const { latency, down, up } = lines[line]
    const [downloadThroughput, uploadThroughput] = [(down * 1000) / 8, (up * 1000) / 8]
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'commit' })
    return await page.evaluate(() => globalThis.firstDonor)
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything of it: marks the first card as the parser makes it, and waits for its paint. */
function watchFirstDonor() {
  const seen = {}
  globalThis.firstDonor = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no donor was on the screen within 20 s')), 20_000)
    new PerformanceObserver((list) => {
      for (const { identifier, renderTime } of list.getEntries()) seen[identifier] ??= Math.round(renderTime)
      if (seen.named === undefined || seen.drawn === undefined) return
      const { responseEnd } = performance.getEntriesByType('navigation')[0]
      const styled = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.css'))
        .map((sheet) => sheet.responseEnd)
      resolve({ ...seen, html: Math.round(responseEnd), styled: Math.round(Math.max(0, ...styled)) })
    }).observe({ type: 'element', buffered: true })
  })
  const marking = new MutationObserver(() => {
    const card = document.querySelector('[data-donor]')
    card?.querySelector('h2 a')?.setAttribute('elementtiming', 'named')
    card?.querySelector('img')?.setAttribute('elementtiming', 'drawn')
  })
  marking.observe(document, { childList: true, subtree: true })
}
