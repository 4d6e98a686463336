'use client'

import type { EjaculateInfo } from '@kindred/contracts/donors'
import { Button } from '@kindred/ui/button/button'
import { Facts } from '@kindred/ui/facts/facts'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { Panel } from '@kindred/ui/panel/panel'
import { Avatar } from '@kindred/ui/portrait/portrait'
import { Table } from '@kindred/ui/table/table'
import { useCallback, useEffect, useState } from 'react'
import { callShop } from '../../browser/call-shop.ts'
import { watchSession } from '../../browser/session.ts'
import { fillText } from '../../texts/fill-text.ts'

type OwnBatchesProps = {
  shopCode: string
  language: string
  texts: Record<string, string>
  /** Names of straw types by their word. */
  types: Record<string, string>
  ordersPath: string
  signInHref: string
}

type State = 'opening' | 'visitor' | 'failed' | EjaculateInfo[]

/** The batches of which the signed-in customer owns straws (DON-12): they arrive after the page. */
export function OwnBatches(props: OwnBatchesProps) {
  const { shopCode, texts, signInHref } = props
  const [state, setState] = useState<State>('opening')
  const read = useCallback(async () => {
    setState('opening')
    setState(
      await callShop(shopCode)<EjaculateInfo[]>('/api/donors/ejaculateInfo').catch(() => 'failed' as const),
    )
  }, [shopCode])
  useEffect(() => watchSession(({ user }) => (user ? void read() : setState('visitor'))), [read])
  if (state === 'opening') return <p role="status">{texts.opening}</p>
  if (state === 'visitor')
    return (
      <>
        <p>{texts.signIn}</p>
        <LinkButton href={signInHref} rel="nofollow">
          {texts.signInAction}
        </LinkButton>
      </>
    )
  if (state === 'failed')
    return (
      <Note tone="error" announce="alert">
        <p>{texts.failed}</p>
        <Button size="small" variant="outlined" onClick={() => void read()}>
          {texts.again}
        </Button>
      </Note>
    )
  if (state.length === 0) return <p>{texts.empty}</p>
  return (
    <ul className="k-batches__list">
      {state.map((info) => (
        <li key={info.batch}>
          <Batch info={info} {...props} />
        </li>
      ))}
    </ul>
  )
}

function Batch({ info, texts, types, language, ordersPath }: OwnBatchesProps & { info: EjaculateInfo }) {
  const day = (text: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(text.length === 10 ? `${text}T12:00:00Z` : text),
    )
  const million = (value: number | null) =>
    value === null
      ? texts.notMeasured
      : fillText(texts.million ?? '', { number: new Intl.NumberFormat(language).format(value) })
  const facts: [string | undefined, string | undefined][] = [
    [texts.given, day(info.collectedOn)],
    [texts.released, info.releasedAt ? day(info.releasedAt) : '–'],
    [texts.before, million(info.motBeforeFreeze)],
    [texts.after, million(info.motAfterThaw)],
  ]
  return (
    <Panel as="section">
      <header className="k-batches__head">
        <Avatar src={info.portraitUrl} large />
        <div>
          <h3>
            {info.donorAlias} <small>{info.donorId}</small>
          </h3>
          <p>{fillText(texts.batch ?? '', { batch: info.batch })}</p>
        </div>
      </header>
      <Facts items={facts.map(([term, value]) => ({ term: term ?? '', value }))} />
      <Table<EjaculateInfo['straws'][number]>
        dense
        captionShown
        caption={texts.straws ?? ''}
        rows={info.straws}
        rowKey={({ code }) => code}
        columns={[
          { key: 'code', title: texts.straw, isRowHeader: true, cell: ({ code }) => code },
          {
            key: 'kind',
            title: texts.kind,
            cell: ({ strawType, motClass }) =>
              [types[strawType], motClass > 0 ? `MOT ${motClass}` : ''].filter(Boolean).join(', '),
          },
          {
            key: 'place',
            title: texts.where,
            cell: ({ place }) => texts[place],
          },
          {
            key: 'order',
            title: texts.order,
            cell: ({ orderNumber }) => (
              <a className="k-link" href={`${ordersPath}${orderNumber}/`}>
                {orderNumber}
              </a>
            ),
          },
        ]}
      />
    </Panel>
  )
}
