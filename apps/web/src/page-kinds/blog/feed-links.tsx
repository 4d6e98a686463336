import { getTexts } from '../../texts/get-texts.ts'

/** The feeds of a shop and language: for readers in the head, for people as links. */
export async function FeedLinks({ locale, shopCode }: { locale: string; shopCode: string }) {
  const { t } = await getTexts(locale)
  const base = `/api/cms/blogs/feeds/${shopCode}-shop/${locale}`
  return (
    <>
      <FeedHead locale={locale} shopCode={shopCode} />
      <p className="k-wrap k-blog__feeds">
        {t('blog.subscribe')}{' '}
        <a className="k-link" href={`${base}/rss.xml`}>
          RSS
        </a>{' '}
        <a className="k-link" href={`${base}/feed.json`}>
          JSON Feed
        </a>
      </p>
    </>
  )
}

/** Links in the head of the document, which feed readers look for. */
export async function FeedHead({ locale, shopCode }: { locale: string; shopCode: string }) {
  const { t } = await getTexts(locale)
  const base = `/api/cms/blogs/feeds/${shopCode}-shop/${locale}`
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={t('blog.feedTitle')} href={`${base}/rss.xml`} />
      <link
        rel="alternate"
        type="application/feed+json"
        title={t('blog.feedTitle')}
        href={`${base}/feed.json`}
      />
    </>
  )
}
