import clsx from 'clsx'
import type { ElementType, ReactNode } from 'react'
import { Badge, type BadgeTone } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { Portrait, type PortraitGround } from '../portrait/portrait.tsx'

export interface DonorCardProps {
  href: string
  alias: string
  /** The donor's number, such as K4127. */
  code: string
  as?: ElementType
  /** `eager`: seen at once, as that of the first card of a list. */
  portrait: { src: string; alt?: string; ground?: PortraitGround; photo?: boolean; eager?: boolean }
  /** Over the drawing: the photograph, for who may see it. */
  photo?: ReactNode
  /** “New audio”, “Last straws”. */
  splash?: string
  /** “Photo after sign-in”. */
  lock?: string
  /** A `HeartButton`, usually inside an island of the page. */
  heart?: ReactNode
  /** A `MatchRing`, usually inside an island of the page. */
  match?: ReactNode
  /** Release type, profile tier, kind of donor, state. */
  badges: { text: string; tone?: BadgeTone }[]
  /** Hair and eyes, race, ethnicity: term and value. */
  traits: { term: string; value: string }[]
  /** By straw type and MOT class. `isLow` marks the last ones. */
  stock?: { name: string; text: string; isLow?: boolean }[]
  /** “From Denmark, Spain”. */
  origin: string
  /** “from €412”, or what stands in its place. */
  price?: ReactNode
  /** The donor cannot be chosen here: why, with source and date, and two ways on. */
  notOffered?: {
    title: string
    reason: string
    source?: string
    ways: { text: string; href: string }[]
    open?: boolean
  }
  /** A compare box, or other controls at the foot. */
  children?: ReactNode
  headingLevel?: 2 | 3 | 4
}

/** One donor in a list (DON-02). All words arrive translated. */
export function DonorCard(props: DonorCardProps) {
  const {
    href,
    alias,
    code,
    as: Tag = 'a',
    portrait,
    photo,
    splash,
    lock,
    heart,
    match,
    badges,
    traits,
  } = props
  const { stock = [], origin, price, notOffered, children, headingLevel = 3 } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={clsx('k-donor-card', notOffered && 'k-donor-card--not-offered')}>
      <Portrait {...portrait} alt={portrait.alt ?? ''} muted={Boolean(notOffered)}>
        {photo}
        {splash && <span className="k-portrait__splash">{splash}</span>}
        {lock && (
          <span className="k-portrait__lock">
            <Icon name="lock" />
            {lock}
          </span>
        )}
        {match}
        {heart}
      </Portrait>
      <div className="k-donor-card__body">
        <Heading className="k-donor-card__name">
          <Tag href={href}>{alias}</Tag>
          <small>{code}</small>
        </Heading>
        <ul className="k-donor-card__badges">
          {badges.map(({ text, tone }) => (
            <li key={text}>
              <Badge tone={tone}>{text}</Badge>
            </li>
          ))}
        </ul>
        <dl className="k-donor-card__traits">
          {traits.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {notOffered && <NotOffered {...notOffered} as={Tag} />}
        {stock.length > 0 && (
          <ul className="k-donor-card__stock">
            {stock.map(({ name, text, isLow }) => (
              <li key={name} data-low={isLow || undefined}>
                <b>{name}</b> {text}
              </li>
            ))}
          </ul>
        )}
        <div className="k-donor-card__foot">
          <span>{origin}</span>
          {price && <span className="k-donor-card__price">{price}</span>}
        </div>
        {children && <div className="k-donor-card__controls">{children}</div>}
      </div>
    </article>
  )
}

function NotOffered({
  title,
  reason,
  source,
  ways,
  open,
  as: Tag,
}: NonNullable<DonorCardProps['notOffered']> & { as: ElementType }) {
  return (
    <details className="k-why" open={open}>
      <summary>
        <Icon name="information" />
        {title}
      </summary>
      <p>{reason}</p>
      {source && <p className="k-why__source">{source}</p>}
      <ul>
        {ways.map(({ text, href }) => (
          <li key={href}>
            <Tag href={href}>{text}</Tag>
          </li>
        ))}
      </ul>
    </details>
  )
}
