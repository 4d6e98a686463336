import type { Navigation, Page } from '@kindred/contracts/content'
import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { Threads } from '@kindred/ui/threads/threads'
import { PageBlocks } from '../page-kinds/page-blocks.tsx'
import type { PageKindProps } from '../page-kinds/page-kind.ts'
import { getTexts } from '../texts/get-texts.ts'
import { StatusMark } from './status-mark.tsx'

type Place = Pick<PageKindProps, 'locale' | 'shopCode' | 'visitorType' | 'path'>
type StatusMessageProps = {
  path: string
  status: 404 | 409 | 500
  place: Place
  /** Without it there are no ways on but the start page. */
  navigation?: Navigation
  page?: Page | null
}

/** What happened, what to do now, a search, and the places most people look for. */
export async function StatusMessage({ path, status, place, navigation, page }: StatusMessageProps) {
  const { t } = await getTexts(place.locale)
  const isMissing = status === 404
  const { VisitorHomePage: home = '/', SearchSpermDonorPage: search } = navigation?.pagesByKind ?? {}
  const ways = (navigation?.megaMenu ?? []).filter(({ url }) => url !== home)
  return (
    <>
      <section className="k-wrap k-status">
        <StatusMark status={status} />
        <div className="k-status__words">
          <p className="k-status__code" aria-hidden="true">
            {status}
          </p>
          <h1>{page?.title ?? t(isMissing ? 'layout.notFoundTitle' : 'layout.serverErrorTitle')}</h1>
          <p className="k-lead">
            {page?.intro ?? t(isMissing ? 'layout.notFoundText' : 'layout.serverErrorText')}
          </p>
          <p className="k-row">
            {!isMissing && <LinkButton href={path}>{t('common.tryAgain')}</LinkButton>}
            <LinkButton href={home} variant={isMissing ? 'filled' : 'outlined'}>
              {t('layout.notFoundHome')}
            </LinkButton>
          </p>
        </div>
        <div className="k-status__threads">
          <Threads length="long" />
        </div>
      </section>
      {page && page.blocks.length > 0 && <PageBlocks page={page} {...place} searchParams={{}} />}
      {(search || ways.length > 0) && (
        <section className="k-wrap k-status__on" aria-labelledby="ways-on">
          <h2 id="ways-on">{t('layout.waysOn')}</h2>
          <div className="k-status__ways">
            {search && (
              <search>
                <form method="get" action={search}>
                  <TextInput
                    id="status-search"
                    name="keyword"
                    type="search"
                    label={t('layout.notFoundSearch')}
                    help={t('search.help.keyword')}
                    beside={<Button type="submit">{t('layout.findNow')}</Button>}
                  />
                </form>
              </search>
            )}
            {ways.length > 0 && (
              <ul>
                {ways.map(({ title, url }) => (
                  <li key={url}>
                    <a className="k-link" href={url}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      )}
    </>
  )
}
