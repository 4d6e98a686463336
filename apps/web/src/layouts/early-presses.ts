/**
 * Keeps presses of buttons that came before React listened, and gives them back in their order once it does: a page is
 * readable, and therefore pressed, before its scripts have run, and on a slow phone long before. Links, forms and popovers
 * work by themselves; a button whose part never awakes is let go after half a minute. While any waits, the document is
 * marked `data-waking`. Runs inline, ahead of every other script.
 *
 * Asleep is what React itself would not hear: an element it does not know yet, or has not finished taking over
 * (`getNearestMountedFiber` of react-dom: a new fiber below one with the flag Placement, 2, or Hydrating, 4096). A press
 * for which React wakes the part at once is heard, and is not given back a second time.
 */
export const keepEarlyPresses = `{
  const patience = 30000
  const presses = []
  let pressed
  const isAsleep = (button) => {
    let fiber = button[Object.keys(button).find((key) => key.startsWith('__reactFiber$'))]
    if (!fiber) return true
    if (fiber.alternate) return false
    while (fiber && !(fiber.flags & 4098)) fiber = fiber.return
    return Boolean(fiber)
  }
  const giveBack = () => {
    const { button, until } = presses[0]
    const isOver = !button.isConnected || performance.now() > until
    if (isOver || !isAsleep(button)) {
      presses.shift()
      if (!isOver) button.click()
    }
    document.documentElement.toggleAttribute('data-waking', presses.length > 0)
    if (presses.length) requestAnimationFrame(giveBack)
  }
  const settle = (press) => {
    if (press.isSettled) return
    press.isSettled = true
    if (isAsleep(press.button) && presses.push(press) === 1) giveBack()
  }
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button')
    const worksAlone = (button) =>
      (button.form && button.type !== 'button') || button.popoverTargetElement || button.commandForElement
    pressed =
      button && !worksAlone(button) && isAsleep(button) && { button, until: performance.now() + patience }
    if (pressed) setTimeout(settle, 0, pressed)
  }, true)
  addEventListener('click', () => pressed && settle(pressed))
}`
