/** What the control says, already in the visitor's language. Words in braces are filled in: `{name}`, `{sent}`, `{total}`, `{limit}`. */
export interface UploadWords {
  choose: string
  /** After `choose`, for those who drag. */
  drop: string
  /** UPL-08 */
  none: string
  sending: string
  progress: string
  sent: string
  stop: string
  stopped: string
  retry: string
  remove: string
  /** By code: the message of the specification, or of what the server found. `other` stands for any other code. */
  errors: Record<string, string>
  /** By code: the rule as it is, and what to do. */
  rules: Record<string, string>
}

/** Puts values into a text of the control. */
export function fillWords(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/** What was wrong and the rule behind it, as one text. */
export function explainFailure(words: UploadWords, code: string, values: Record<string, unknown>): string {
  const message = words.errors[code] ?? words.errors.other ?? ''
  const rule = words.rules[code]
  return fillWords(rule ? `${message} ${rule}` : message, values)
}

/** Bytes as a person reads them. */
export function printSize(bytes: number, locale: string): string {
  const [value, unit] =
    bytes < 1024 * 1024
      ? [Math.max(1, Math.round(bytes / 1024)), 'kilobyte']
      : [bytes / 1_048_576, 'megabyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
