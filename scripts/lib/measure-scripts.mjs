import { gzipSync } from 'node:zlib'
import { PlainError } from './messages.mjs'

/**
 * Sums what a page makes a browser load as script at first: script tags and preloads, each file once, compressed with
 * gzip's default level; those that wait until the page was painted (decision 29) too. Scripts for browsers without modules
 * do not count.
 *
 * @param {string} origin address of a running Kindred
 * @param {string} path
 * @returns {Promise<{ bytes: number, files: number }>}
 */
export async function measureScripts(origin, path) {
  const page = await fetch(new URL(path, origin))
  if (!page.ok) throw new PlainError(`${path} answers ${page.status}: its scripts cannot be measured.`)
  const addresses = findScripts(await page.text()).map((source) => new URL(source, page.url))
  if (addresses.length === 0)
    throw new PlainError(`${path} loads no script at all: is it the page that is meant?`)
  const sizes = await Promise.all(addresses.map(measureOne))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}

/** Addresses of the scripts in a page's HTML, each once. */
export function findScripts(html) {
  const tags = html.match(/<(script|link)\b[^>]*>/gi) ?? []
  const found = tags.flatMap((tag) => {
    const attribute = (name) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]
    const held = attribute('data-later')
    if (/^<script/i.test(tag)) return /\bnomodule\b/i.test(tag) ? [] : (held ?? attribute('src') ?? [])
    const isScript =
      attribute('rel') === 'modulepreload' || (attribute('rel') === 'preload' && attribute('as') === 'script')
    return isScript ? (held ?? attribute('href') ?? []) : []
  })
  return [...new Set(found.map((source) => source.replaceAll('&amp;', '&')))]
}

async function measureOne(address) {
  const response = await fetch(address)
  if (!response.ok) throw new PlainError(`${address} answers ${response.status}.`)
  return gzipSync(Buffer.from(await response.arrayBuffer())).length
}
