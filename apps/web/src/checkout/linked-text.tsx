/** A text in which one part, between `[` and `]`, is a link that opens beside the order. */
export function LinkedText({ text, href }: { text: string; href: string }) {
  const [before = '', rest = ''] = text.split('[', 2)
  const [linked = '', after = ''] = rest.split(']', 2)
  return (
    <>
      {before}
      <a className="k-link" href={href} target="_blank" rel="noopener">
        {linked}
      </a>
      {after}
    </>
  )
}
