import type { Page } from '@playwright/test'

/** Keeps the scripts of the pages that come on their way, as a slow network does, until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letIn = () => {}
  const arrival = new Promise<void>((done) => {
    letIn = done
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrival
    // A page that is left meanwhile waits for none of its scripts.
    await route.continue().catch(() => undefined)
  })
  return letIn
}
