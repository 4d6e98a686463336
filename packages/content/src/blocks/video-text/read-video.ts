export type Video =
  | { host: 'youtube' | 'vimeo'; id: string; page: string; player: string; thumbnail: string | null }
  | { host: 'own'; page: string }

/**
 * What a video address points at: YouTube, Vimeo, or a film of the media library; null for anything else. Thumbnails are
 * fetched by us, so that a visitor asks nothing of the host before pressing play (BLK-17, BLK-40).
 */
export function readVideo(address: string): Video | null {
  if (/^\/(media|cms-api\/media\/file)\/[^/?#]+\.(mp4|webm)(\?v=[\w-]+)?$/i.test(address))
    return { host: 'own', page: address }
  const url = parse(address)
  if (!url) return null
  const youtube = readYoutubeId(url)
  if (youtube)
    return {
      host: 'youtube',
      id: youtube,
      page: `https://www.youtube.com/watch?v=${youtube}`,
      player: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
      thumbnail: `/cdn-cgi/video-thumbnail/youtube/${youtube}.jpg`,
    }
  const vimeo =
    /^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname) && /^\/(?:video\/)?(\d{5,12})\/?$/.exec(url.pathname)
  if (!vimeo) return null
  const id = vimeo[1] as string
  return {
    host: 'vimeo',
    id,
    page: `https://vimeo.com/${id}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    thumbnail: null,
  }
}

function parse(address: string): URL | null {
  try {
    const url = new URL(address)
    return url.protocol === 'https:' && url.username === '' ? url : null
  } catch {
    return null
  }
}

function readYoutubeId({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(www|m)\./, '')
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
        : null
  return id && /^[\w-]{11}$/.test(id) ? id : null
}
