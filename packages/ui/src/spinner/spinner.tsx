/** A turning ring. Give a label where no text beside it says what is going on. */
export function Spinner({ label }: { label?: string }) {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true as const }
  return <span className="k-spinner" {...naming} />
}
