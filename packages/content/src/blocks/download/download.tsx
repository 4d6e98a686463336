import { Icon, type IconName } from '@kindred/ui/icon/icon'
import { printSize } from '@kindred/ui/upload-field/upload-words'
import type { BlockWords } from '../block-words.ts'
import { SectionHead } from '../section-head.tsx'
import { DownloadLink } from './download-link.island.tsx'
import type { DownloadData, DownloadFile } from './schema.ts'

const icons: Record<DownloadFile['kind'], IconName> = { audio: 'play', video: 'play', document: 'document' }

/** BLK-04: files with title and description, each shown as what it is: sound and film can be played in place. */
export function DownloadBlock({
  headline,
  text,
  divider,
  items,
  words,
}: DownloadData & { words: BlockWords }) {
  return (
    <section className="k-wrap k-block k-download">
      <SectionHead headline={headline} text={text} />
      <ul className="k-download__list" data-divider={divider !== false || undefined}>
        {items.map(({ id, title, description, file }) =>
          file ? (
            <li key={id ?? file.id} className="k-download__item" data-kind={file.kind}>
              <Icon name={icons[file.kind]} />
              <div className="k-download__text">
                <h3>{title ?? file.fileName}</h3>
                {description && <p>{description}</p>}
                <small>{describe(file, words)}</small>
                {!file.isProtected && <Player file={file} title={title ?? file.fileName} />}
              </div>
              <div className="k-download__action">
                <DownloadLink
                  address={`/api/documents/${file.id}${file.isProtected ? '/address' : ''}`}
                  fileName={file.fileName}
                  label={words.t('downloads.download', { name: title ?? file.fileName })}
                  busyLabel={words.t('downloads.downloading', { name: title ?? file.fileName })}
                  failure={words.t('downloads.failed', { name: title ?? file.fileName })}
                  signIn={words.t('downloads.signIn', { name: title ?? file.fileName })}
                />
              </div>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

function describe({ kind, fileName, length }: DownloadFile, words: BlockWords): string {
  const extension = fileName.split('.').pop()?.toUpperCase() ?? ''
  const size = length === null ? [] : [printSize(length, words.language ?? 'en-GB')]
  return [words.t(`downloads.${kind}`), extension, ...size].join(' · ')
}

function Player({ file, title }: { file: DownloadFile; title: string }) {
  const source = `/api/documents/${file.id}`
  // Captions are part of the film; the words of a sound belong into its description.
  if (file.kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: as above
    return <audio className="k-download__player" controls preload="none" src={source} aria-label={title} />
  if (file.kind === 'video')
    // biome-ignore lint/a11y/useMediaCaption: as above
    return <video className="k-download__player" controls preload="none" src={source} aria-label={title} />
  return null
}
