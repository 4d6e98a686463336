'use client'

import { type ElementType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../dialog/dialog.island.tsx'
import { Icon } from '../icon/icon.tsx'

export interface MobileNavigationItem {
  title: string
  href: string
  current?: boolean
  children?: { title: string; href: string; current?: boolean }[]
}

export interface MobileNavigationProps {
  /** Names the button and the panel: “Menu”. */
  label: string
  closeLabel: string
  /** “Back” on the second level. */
  backLabel: string
  items: MobileNavigationItem[]
  /** Visitor types and settings, below the list. */
  extra?: ReactNode
  as?: ElementType
  /** Opens at once: for a page that loads this only when it is asked for. */
  startsOpen?: boolean
}

/** The lists open after 50 ms, so that the panel is already moving (LAY-04). */
const openDelay = 50

/** The slide-in navigation with two levels (LAY-04). Without scripts the same links stand in the footer. */
export function MobileNavigation({
  label,
  closeLabel,
  backLabel,
  items,
  extra,
  as: Tag = 'a',
  startsOpen = false,
}: MobileNavigationProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const [isListed, setListed] = useState(false)
  const [parent, setParent] = useState<MobileNavigationItem>()

  useEffect(() => {
    if (!isOpen) {
      setListed(false)
      setParent(undefined)
      return
    }
    const timer = setTimeout(() => setListed(true), openDelay)
    return () => clearTimeout(timer)
  }, [isOpen])

  const trigger = (
    <button type="button" className="k-icon-button" aria-label={label} title={label}>
      <Icon name="menu" />
    </button>
  )
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={parent?.title ?? label}
      closeLabel={closeLabel}
      className="k-mobile-navigation"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only notices that a link inside was followed; Enter on a link is a click */}
      <div onClick={closeOnLink} data-listed={isListed || undefined}>
        {parent && (
          <button
            type="button"
            ref={focusOnArrival}
            className="k-mobile-navigation__back"
            onClick={() => setParent(undefined)}
          >
            <Icon name="chevron-left" />
            {backLabel}
          </button>
        )}
        <ul key={parent?.href ?? 'first'} className="k-mobile-navigation__list" data-level={parent ? 2 : 1}>
          {parent && <Entry item={parent} as={Tag} />}
          {parent
            ? parent.children?.map((item) => <Entry key={item.href} item={item} as={Tag} />)
            : items.map((item) => <Entry key={item.href} item={item} as={Tag} onOpen={setParent} />)}
        </ul>
        {!parent && extra}
      </div>
    </Dialog>
  )
}

interface EntryProps {
  item: MobileNavigationItem
  as: ElementType
  onOpen?: (item: MobileNavigationItem) => void
}

function Entry({ item, as: Tag, onOpen }: EntryProps) {
  return (
    <li>
      {onOpen && item.children?.length ? (
        <button type="button" onClick={() => onOpen(item)}>
          {item.title}
          <Icon name="chevron-right" />
        </button>
      ) : (
        <Tag href={item.href} aria-current={item.current ? 'page' : undefined}>
          {item.title}
        </Tag>
      )}
    </li>
  )
}

/** The press that opened the second level took its button away; the focus goes to the way back. */
function focusOnArrival(node: HTMLElement | null) {
  node?.focus()
}
