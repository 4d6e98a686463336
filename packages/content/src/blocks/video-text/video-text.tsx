import { VideoFacade } from '@kindred/ui/video-facade/video-facade'
import type { BlockWords } from '../block-words.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { readVideo } from './read-video.ts'
import type { VideoTextData } from './schema.ts'

const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** BLK-17: a film beside its words. Nothing is asked of its host before somebody presses play. */
export function VideoTextBlock(props: VideoTextData & { words: BlockWords }) {
  const { headline, content, videoURL, videoTitle, image, autoplay, videoOnRight, words } = props
  const video = readVideo(videoURL)
  if (!video) return null
  const host = video.host === 'own' ? null : hostNames[video.host]
  return (
    <section className="k-wrap k-block k-video-text" data-video-on-right={videoOnRight || undefined}>
      <VideoFacade
        title={videoTitle}
        page={video.page}
        player={video.host === 'own' ? undefined : video.player}
        thumbnail={
          image ??
          (video.host !== 'own' && video.thumbnail
            ? { imageURL: video.thumbnail, alternativeText: '' }
            : null)
        }
        beginsByItself={autoplay === true && video.host === 'own'}
        playLabel={words.t('blocks.video.play', { title: videoTitle })}
        notice={host ? words.t('blocks.video.notice', { host }) : undefined}
      />
      <div>
        {headline && <h2>{headline}</h2>}
        <RichText content={content} />
      </div>
    </section>
  )
}
