import { CatalogueStories } from './catalogue.island.tsx'

/** The page `/dev/components`. Only for people who build; its words are not translated. */
export function Catalogue() {
  return (
    <main className="k-wrap" id="main">
      <h1>Components and states</h1>
      <p className="k-lead">
        One look, every state: rest, focus, busy, unavailable, empty, waiting, wrong, done.
      </p>
      <CatalogueStories />
    </main>
  )
}
