/** Ways to what is not a collection: the overview of languages and the back office. */
export function NavLinks() {
  return (
    <div className="kindred-nav">
      <a href="/admin/languages">Languages at a glance</a>
      <a href="/staff">Back office</a>
    </div>
  )
}
