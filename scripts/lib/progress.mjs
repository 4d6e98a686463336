import { formatDuration } from './messages.mjs'

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * Shows steps while they run. A terminal gets one living line with what runs now and for how long;
 * anything else (a log) gets a line at the beginning, one every 20 s and one at the end.
 */
export class Progress {
  #running = new Map()
  #frame = 0
  #timer
  #stream

  constructor(stream = process.stdout) {
    this.#stream = stream
  }

  /**
   * Runs a step.
   *
   * @template T
   * @param {string} label what happens, as a person would say it
   * @param {(detail: (text: string) => void) => Promise<T>} work calls `detail` with how far it is
   * @returns {Promise<T>}
   */
  async step(label, work) {
    const step = { label, begin: Date.now(), told: Date.now(), detail: '' }
    this.#running.set(step, step)
    if (!this.#stream.isTTY) this.#stream.write(`· ${label} …\n`)
    this.#timer ??= setInterval(() => this.#draw(), this.#stream.isTTY ? 100 : 1000)
    let mark = '✓'
    try {
      return await work((text) => {
        step.detail = text
      })
    } catch (error) {
      mark = '✗'
      throw error
    } finally {
      this.#running.delete(step)
      this.#print(`${mark} ${label} (${formatDuration(Date.now() - step.begin)})`)
      if (this.#running.size === 0) {
        clearInterval(this.#timer)
        this.#timer = undefined
      }
    }
  }

  /** Prints a line above the living one. */
  line(text) {
    this.#print(text)
  }

  #print(text) {
    if (this.#stream.isTTY) this.#stream.write('\r\x1b[2K')
    this.#stream.write(`${text}\n`)
  }

  #draw() {
    const now = Date.now()
    const steps = [...this.#running.values()]
    const tell = (step) =>
      `${step.label} ${formatDuration(now - step.begin)}${step.detail ? ` (${step.detail})` : ''}`
    if (this.#stream.isTTY) {
      this.#frame = (this.#frame + 1) % frames.length
      const text = `${frames[this.#frame]} ${steps.map(tell).join(' · ')}`
      this.#stream.write(`\r\x1b[2K${text.slice(0, (this.#stream.columns ?? 80) - 1)}`)
      return
    }
    for (const step of steps.filter((one) => now - one.told >= 20_000)) {
      step.told = now
      this.#stream.write(`  ${tell(step)}\n`)
    }
  }
}
