type Control = HTMLInputElement | HTMLSelectElement
/** What a visitor sets in the filter. */
export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/**
 * The address of what is ticked and typed; several values of one name stand in one list. Whom to compare is no part of it:
 * the address alone says that.
 */
export function printForm(form: HTMLFormElement): string {
  const values = new Map<string, string[]>()
  for (const [name, value] of new FormData(form)) {
    const control = form.elements.namedItem(name)
    const isUsual = control instanceof HTMLSelectElement && control.selectedIndex === 0
    if (name !== 'compare' && typeof value === 'string' && value.trim() && !isUsual)
      values.set(name, [...(values.get(name) ?? []), value])
  }
  const query = [...values].map(([name, list]) => `${name}=${list.map(encodeURIComponent).join(',')}`)
  const path = new URL(form.action).pathname
  return query.length ? `${path}?${query.join('&')}` : path
}

/** Sets the boxes as an address says; what somebody is at is left alone. */
export function setForm(form: HTMLFormElement, query: URLSearchParams, untouched: Element | null): void {
  for (const control of form.elements) {
    if (!isControl(control) || !control.name || control.name === 'compare' || control.type === 'hidden')
      continue
    const asked = query.get(control.name)
    if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
      control.checked =
        control.type === 'radio'
          ? control.value === (asked ?? '')
          : (asked?.split(',').includes(control.value) ?? false)
    } else if (control !== untouched) {
      control.value = asked ?? (control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : '')
    }
  }
}
