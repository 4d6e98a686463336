/** BLK-20: nothing is seen; a comment in the source names the kind. React writes no comments, hence the raw markup. */
export function UnknownBlock({ kind }: { kind: string }) {
  const name = kind.replace(/[^\w]/g, '')
  return (
    <span
      hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only letters, digits and underscores can be in the name
      dangerouslySetInnerHTML={{ __html: `<!-- unknown block: ${name} -->` }}
    />
  )
}
