'use client'

import { type ElementType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog/dialog.island.tsx'
import { Icon } from '../icon/icon.tsx'

type Link = {
  title: string
  href: string
  current?: boolean
  /** Language of the title, where it is another than the page’s. */
  lang?: string | undefined
}

export interface MobileNavigationItem extends Link {
  /** What stands on the second level, in groups with or without a heading. */
  groups?: { title?: string; lang?: string | undefined; links: Link[] }[]
  /** The link to the item's own page, first on its level. */
  overview?: string
}

export interface MobileNavigationProps {
  /** Names the panel: “Menu”. */
  label: string
  closeLabel: string
  /** “Back” on the second level. */
  backLabel: string
  items: MobileNavigationItem[]
  /** Visitor types and settings, below the first list. */
  extra?: ReactNode
  as?: ElementType
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The lists open after 50 ms, so that the panel is already moving (LAY-04). Milliseconds. */
const openDelay = 50

/** The slide-in navigation: it starts at level 1 and has two (LAY-04). */
export function MobileNavigation(props: MobileNavigationProps) {
  const { label, closeLabel, backLabel, items, extra, as: Tag = 'a', open, onOpenChange } = props
  const [isListed, setListed] = useState(false)
  const [parent, setParent] = useState<MobileNavigationItem>()
  const left = useRef<string>(undefined)

  useEffect(() => {
    if (!open) {
      setListed(false)
      setParent(undefined)
      left.current = undefined
      return
    }
    const timer = setTimeout(() => setListed(true), openDelay)
    return () => clearTimeout(timer)
  }, [open])

  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={parent?.title ?? label}
      closeLabel={closeLabel}
      className="k-mobile-navigation"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only notices that a link inside was followed; Enter on a link is a click */}
      <div
        onClick={closeOnLink}
        className="k-mobile-navigation__level"
        key={parent?.title ?? ''}
        data-level={parent ? 2 : 1}
        data-listed={isListed || undefined}
      >
        {parent ? (
          <>
            <button
              type="button"
              ref={takeFocus}
              className="k-mobile-navigation__back"
              onClick={() => {
                left.current = parent.title
                setParent(undefined)
              }}
            >
              <Icon name="chevron-left" />
              {backLabel}
            </button>
            {parent.overview && (
              <ul className="k-mobile-navigation__list">
                <Entry item={{ ...parent, title: parent.overview, lang: undefined }} as={Tag} />
              </ul>
            )}
            {parent.groups?.map(({ title, lang, links }) => (
              <div key={title ?? ''} className="k-mobile-navigation__group">
                {title && <p lang={lang}>{title}</p>}
                <ul className="k-mobile-navigation__list">
                  {links.map((item) => (
                    <Entry key={item.href} item={item} as={Tag} />
                  ))}
                </ul>
              </div>
            ))}
          </>
        ) : (
          <>
            <ul className="k-mobile-navigation__list">
              {items.map((item) =>
                item.groups?.length ? (
                  <li key={item.title}>
                    <button
                      type="button"
                      // Whoever comes back from a level finds the place they left from.
                      ref={item.title === left.current ? takeFocus : undefined}
                      aria-current={item.current ? 'true' : undefined}
                      lang={item.lang}
                      onClick={() => setParent(item)}
                    >
                      {item.title}
                      <Icon name="chevron-right" />
                    </button>
                  </li>
                ) : (
                  <Entry key={item.href} item={item} as={Tag} />
                ),
              )}
            </ul>
            {extra}
          </>
        )}
      </div>
    </Dialog>
  )
}

function Entry({ item, as: Tag }: { item: Link; as: ElementType }) {
  return (
    <li>
      <Tag href={item.href} aria-current={item.current ? 'page' : undefined} lang={item.lang}>
        {item.title}
      </Tag>
    </li>
  )
}

/** The press that changed the level took its button away. */
function takeFocus(node: HTMLElement | null) {
  node?.focus()
}
