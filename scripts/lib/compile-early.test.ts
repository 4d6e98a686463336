import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compileEarly } from './compile-early.mjs'

let built: string
const write = (file: string, text: string) => writeFileSync(join(built, file), text)
const read = (file: string) => readFileSync(join(built, file), 'utf8')
const nameScripts = (rootMainFiles: string[]) =>
  write('build-manifest.json', JSON.stringify({ rootMainFiles }))

beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'kindred-built-'))
  mkdirSync(join(built, 'static'))
})
afterEach(() => rmSync(built, { recursive: true }))

it('marks what every page starts with, and nothing else', () => {
  nameScripts(['static/react.js'])
  write('static/react.js', 'start()')
  write('static/editor.js', 'edit()')
  compileEarly(built)
  expect(read('static/react.js')).toBe('//# allFunctionsCalledOnLoad\nstart()')
  expect(read('static/editor.js')).toBe('edit()')
})

it('marks a file once, however often it is asked', () => {
  nameScripts(['static/react.js'])
  write('static/react.js', 'start()')
  compileEarly(built)
  compileEarly(built)
  expect(read('static/react.js')).toBe('//# allFunctionsCalledOnLoad\nstart()')
})

it('refuses a build that names no script to mark: Next has then changed its manifest', () => {
  nameScripts([])
  expect(() => compileEarly(built)).toThrow('names no script')
})
