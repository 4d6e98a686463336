/**
 * Tells the front door with which HTTP status a page is answered: a server component cannot set it, and Next's own way
 * (`notFound()`, a thrown error) leaves the body to the browser's scripts. Such a page is never kept nor indexed.
 */
export function StatusMark({ status }: { status: number }) {
  return (
    <>
      <meta name="kindred-status" content={String(status)} />
      <meta name="robots" content="noindex" />
    </>
  )
}
