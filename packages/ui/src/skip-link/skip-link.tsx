/** The first thing a keyboard meets: past the header, to the content. */
export function SkipLink({ href = '#main', label }: { href?: string; label: string }) {
  return (
    <a className="k-skip-link" href={href}>
      {label}
    </a>
  )
}
