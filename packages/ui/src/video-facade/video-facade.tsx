import { Icon } from '../icon/icon.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import { PlayInPlace } from './play-in-place.island.tsx'

export interface VideoFacadeProps {
  title: string
  /** Where the film can be seen without scripts: a page of its host, or the file. */
  page: string
  /** Address of the host's player; the file itself is played without one. */
  player?: string
  thumbnail: PictureProps['image']
  /** Silent, where the device allows; only for own files. */
  beginsByItself?: boolean
  playLabel: string
  /** What pressing play means for the visitor's data. */
  notice?: string
}

/** A picture with a button that becomes the film. It is a link, so that it leads to the film without scripts, too. */
export function VideoFacade(props: VideoFacadeProps) {
  const { title, page, player, thumbnail, beginsByItself, playLabel, notice } = props
  return (
    <figure className="k-video">
      <PlayInPlace title={title} page={page} player={player} beginsByItself={beginsByItself === true}>
        <a className="k-video__facade" href={page} rel="noopener noreferrer" aria-label={playLabel}>
          {thumbnail ? (
            <Picture
              image={thumbnail}
              preset="wide"
              sizes="(max-width: 767px) 95vw, 58vw"
              hasCaption={false}
            />
          ) : (
            <span className="k-video__drawn" />
          )}
          <span className="k-video__play">
            <Icon name="play" />
          </span>
        </a>
      </PlayInPlace>
      {notice && <figcaption>{notice}</figcaption>}
    </figure>
  )
}
