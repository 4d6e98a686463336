/** Puts values into `{name}` places of a text that an island was handed unfinished. Unknown places stay as they are. */
export function fillText(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] === undefined || values[name] === null ? place : String(values[name]),
  )
}
