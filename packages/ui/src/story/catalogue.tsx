import { CatalogueStories } from './catalogue.island.tsx'

/**
 * The page `/dev/components`. Only for people who build; its words are not translated. The stories bring their own
 * landmarks, so this brings no `main`.
 */
export function Catalogue() {
  return (
    <div className="k-wrap">
      <header>
        <h1>Components and states</h1>
        <p className="k-lead">
          One look, every state: rest, focus, busy, unavailable, empty, waiting, wrong, done.
        </p>
      </header>
      <CatalogueStories />
    </div>
  )
}
