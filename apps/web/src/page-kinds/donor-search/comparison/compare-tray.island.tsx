'use client'

import { type Compared, leaveOut } from '@kindred/domain/donors/compare-donors'
import { CompareTray } from '@kindred/ui/compare-tray/compare-tray'
import { IconLink } from '@kindred/ui/icon-button/icon-button'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { chooseGround } from '../choose-ground.ts'
import { withChosen } from './choose-donors.ts'
import type { CompareWords } from './compare-words.ts'
import type { KnownDonor } from './read-known-donors.ts'

export type ComparedTrayProps = {
  chosen: Compared
  known: readonly KnownDonor[]
  words: CompareWords
  /** The address of the list as it is. */
  href: string
}

/** Who is chosen for comparison, at the foot of the list, and the way to see them side by side. */
export function ComparedTray({ chosen, known, words, href }: ComparedTrayProps) {
  const { codes } = chosen
  const open = words.open[codes.length]
  const nobody: Compared = { codes: [], leftOver: [] }
  return (
    <CompareTray
      label={words.label}
      donors={codes.map((code) => {
        const { name, src } = known.find((one) => one.code === code) ?? readCard(code)
        return {
          id: code,
          alias: name,
          src,
          ground: chooseGround(code),
          remove: (
            <IconLink
              data-soft="choice"
              icon="close"
              href={withChosen(href, leaveOut(chosen, code))}
              label={words.remove.replace('{name}', name)}
            />
          ),
        }
      })}
      room={words.room[codes.length]}
      actions={
        <>
          <Link data-soft="choice" href={withChosen(href, nobody)}>
            {words.clear}
          </Link>
          {open && (
            <LinkButton
              href={withChosen(`${href}${href.includes('?') ? '&' : '?'}beside=yes`, chosen)}
              rel="nofollow"
            >
              {open}
            </LinkButton>
          )}
        </>
      }
    />
  )
}

/** Whoever was ticked a moment ago has a card on this page. */
function readCard(code: string): Pick<KnownDonor, 'name' | 'src'> {
  const box = document.getElementById(`compare-${code}`)
  return { name: box?.dataset.name ?? code, src: box?.dataset.portrait ?? null }
}
