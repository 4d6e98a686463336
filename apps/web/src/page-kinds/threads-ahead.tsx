import wide from '@kindred/ui/art/threads.svg'
import wideDark from '@kindred/ui/art/threads-dark.svg'
import narrow from '@kindred/ui/art/threads-narrow.svg'
import narrowDark from '@kindred/ui/art/threads-narrow-dark.svg'

const isNarrow = '(max-width: 767px)'
const isWide = '(min-width: 768px)'
const light = '(prefers-color-scheme: light)'
const dark = '(prefers-color-scheme: dark)'

/**
 * The threads behind a hero without a picture are the largest thing a visitor first sees, and only the style sheet names
 * them: asked for beside it, they are there with the words. As in packages/ui/src/hero/hero.css.
 */
export function ThreadsAhead() {
  return [
    { art: narrow, media: `${isNarrow} and ${light}` },
    { art: narrowDark, media: `${isNarrow} and ${dark}` },
    { art: wide, media: `${isWide} and ${light}` },
    { art: wideDark, media: `${isWide} and ${dark}` },
  ].map(({ art, media }) => (
    <link key={media} rel="preload" as="image" href={art.src} media={media} fetchPriority="high" />
  ))
}

/** Whether a page begins with a hero on threads. */
export function beginsOnThreads([first]: readonly { blockType: string }[]): boolean {
  if (first?.blockType !== 'hero') return false
  const { heroImage, heroVideoURL } = first as { heroImage?: unknown; heroVideoURL?: unknown }
  return !heroImage && !heroVideoURL
}
