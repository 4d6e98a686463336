/**
 * Keeps presses of buttons that came before React listened, and gives them back in their order once it does: a page is
 * readable, and therefore pressed, before its scripts have run, and on a slow phone long before. Links, popovers and forms
 * that lead somewhere work by themselves. A form that only its part can send waits for it, with all that was typed: without
 * an `action` it would post to nobody; one marked `data-waits` could be sent at once, but its part does it better (an undo).
 * What never awakes is let go after half a minute, or sent then where there is an address. While any waits, the document
 * is marked `data-waking`. Runs inline, ahead of every other script.
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
  const sends = ({ form, type }) => form && type !== 'button'
  const leadsOn = ({ form }) => form.method !== 'post' || form.hasAttribute('action')
  const worksAlone = (button) =>
    (sends(button) && leadsOn(button) && !('waits' in button.form.dataset)) ||
    button.popoverTargetElement ||
    button.commandForElement
  const end = (button, isOver) => {
    if (!button.isConnected) return
    if (!isOver) button.click()
    else if (sends(button) && leadsOn(button)) button.form.requestSubmit(button)
  }
  const giveBack = () => {
    const { button, until } = presses[0]
    const isOver = performance.now() > until
    if (isOver || !button.isConnected || !isAsleep(button)) {
      presses.shift()
      end(button, isOver)
    }
    document.documentElement.toggleAttribute('data-waking', presses.length > 0)
    if (presses.length) requestAnimationFrame(giveBack)
  }
  const settle = (press) => {
    if (press.isSettled) return
    press.isSettled = true
    if ((press.isHeld || isAsleep(press.button)) && presses.push(press) === 1) giveBack()
  }
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button')
    pressed = undefined
    if (!button || worksAlone(button) || !isAsleep(button)) return
    pressed = { button, until: performance.now() + patience, isHeld: sends(button) }
    if (pressed.isHeld) event.preventDefault()
    setTimeout(settle, 0, pressed)
  }, true)
  addEventListener('click', () => pressed && settle(pressed))
}`
