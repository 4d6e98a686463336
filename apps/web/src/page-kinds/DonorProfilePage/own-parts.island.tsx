'use client'

import type { DonorDetail } from '@kindred/contracts/donors'
import { fiveTraits, nameShare } from '@kindred/domain/donors/five-traits'
import { PhotoRow } from '@kindred/ui/photo-row/photo-row'
import { TraitScales } from '@kindred/ui/trait-scales/trait-scales'
import { Voice } from '@kindred/ui/voice/voice'
import type { ReactNode } from 'react'
import { useOwnDonor, useRenewal } from './own-donor.island.tsx'
import type { OwnWords } from './own-words.ts'
import { SubscribePanel } from './subscribe-panel.island.tsx'

/** Pictures, voice, handwriting, personality and what the staff say: what of them is open to this person. */
export function OwnParts({ words }: { words: OwnWords }) {
  const { donor } = useOwnDonor()
  const renew = useRenewal()
  if (!donor) return null
  const { texts } = words
  const { photos, audio, staffImpression } = donor
  return (
    // The tab that leads to what is locked leads here once nothing is.
    <div id={donor.locked.length === 0 ? 'more' : undefined} className="k-profile__parts">
      {photos.length > 0 && (
        <Part id="pictures" title={texts.pictures}>
          <PhotoRow
            onError={renew}
            note={photos.some(({ isDrawn }) => isDrawn) && texts.drawn}
            photos={photos.map(({ id, address, kind, width, height }) => ({
              key: id,
              src: address,
              alt: '',
              width,
              height,
              caption: texts[kind] ?? '',
            }))}
          />
        </Part>
      )}
      {audio && (
        <Part id="voice" title={texts.voice}>
          <Voice
            label={texts.recording ?? ''}
            src={audio.address}
            transcriptTitle={texts.transcript ?? ''}
            transcript={audio.transcript?.split('\n') ?? []}
            note={audio.isDrawn && texts.hummed}
            onError={renew}
          />
        </Part>
      )}
      <Handwriting donor={donor} texts={texts} onError={renew} />
      <Personality donor={donor} words={words} />
      {staffImpression && (
        <Part id="impression" title={texts.impression}>
          <blockquote className="k-profile__impression">{staffImpression}</blockquote>
        </Part>
      )}
      {donor.locked.length > 0 && <SubscribePanel locked={donor.locked} words={words} />}
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string | undefined; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

function Handwriting({
  donor: { handwriting },
  texts,
  onError,
}: {
  donor: DonorDetail
  texts: OwnWords['texts']
  onError: () => void
}) {
  if (!handwriting) return null
  const { address, width, height, text } = handwriting
  return (
    <Part id="handwriting" title={texts.handwriting}>
      <figure className="k-profile__sheet">
        <img src={address} width={width} height={height} alt={texts.sheet} onError={onError} />
        {text && (
          <figcaption>
            {texts.written}: “{text}”
          </figcaption>
        )}
      </figure>
    </Part>
  )
}

function Personality({ donor: { personality }, words }: { donor: DonorDetail; words: OwnWords }) {
  if (!personality) return null
  const { texts, traits, low, high, shares } = words
  return (
    <Part id="personality" title={texts.personality}>
      <p className="k-profile__lead">{texts.personalityLead}</p>
      <TraitScales
        scales={fiveTraits.map((trait) => ({
          key: trait,
          name: traits[trait] ?? '',
          share: personality[trait],
          words: shares[nameShare(personality[trait])] ?? '',
          low: low[trait] ?? '',
          high: high[trait] ?? '',
        }))}
      />
    </Part>
  )
}
