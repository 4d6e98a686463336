import { isShownWithTax } from '@kindred/domain/prices/show-amount'
import { Icon } from '@kindred/ui/icon/icon'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Panel } from '@kindred/ui/panel/panel'
import { readWarningTexts } from '../../basket-warning/pick-warning.ts'
import { getTexts, toLanguageTag } from '../../texts/get-texts.ts'
import { printPrice, titlePrices } from '../../texts/print-price.ts'
import { TellMeWhen } from '../../waiting-list/tell-me-when.tsx'
import { printSimilarPath } from '../donor-search/donor-list-card.tsx'
import { explainReason, explainSource } from '../donor-search/explain-reason.ts'
import type { ProfileProps } from './profile-props.ts'
import { RuleSource } from './rule-source.tsx'
import { ChoicePanel } from './straw-choice.lazy.tsx'

/** Beside the profile: what the visitor takes, or why that is not possible and two ways on. */
export async function ChoicePanelSection(profile: ProfileProps) {
  const { donor, names, locale, place } = profile
  return (
    <aside className="k-columns__sticky k-stack" aria-label={names.t('donor.choice.title')}>
      {donor.offered ? <Choice {...profile} /> : <NotPossible {...profile} />}
      <TellMeWhen donor={donor} locale={locale} shopCode={place.shopCode} path={place.path} />
      {donor.offered && <Allowed {...profile} />}
    </aside>
  )
}

async function Choice({ donor, locale, place, searchPath, countryName }: ProfileProps) {
  const { t, group } = await getTexts(locale)
  const texts = group('donor.choice')
  const unit = donor.familyPlaces[0]?.unit ?? 'families'
  return (
    <Panel>
      <h2 id="choice" className="k-profile__panel-title">
        {t('donor.choice.title')}
      </h2>
      <ChoicePanel
        shopCode={place.shopCode}
        locale={place.locale}
        language={toLanguageTag(locale)}
        kind={donor.kind}
        basketHref={`/${place.locale}/${place.shopCode}-shop/${place.visitorType}/checkout/basket/`}
        similarHref={printSimilarPath(searchPath, donor)}
        lines={donor.stock.flatMap(({ stockItemId, strawType, motClass, price }) =>
          price
            ? [
                {
                  stockItemId,
                  price,
                  isEmbryo: strawType === 'embryo',
                  name: [
                    t('donor.stock.name', { type: strawType }),
                    t('donor.stock.motValue', { mot: motClass }),
                  ]
                    .filter(Boolean)
                    .join(', '),
                },
              ]
            : [],
        )}
        place={
          donor.quotaMandatory && donor.quotaPrice && !donor.ownsPlace
            ? {
                name: t('donor.choice.place', { unit, country: countryName ?? '' }),
                note: t('donor.choice.placeNote'),
                price: donor.quotaPrice,
              }
            : null
        }
        texts={{
          ...texts,
          total: titlePrices(t, texts.total ?? '', place.visitorType),
          note: (isShownWithTax(place.visitorType) ? texts.noteWithTax : texts.note) ?? '',
          // Unfinished: the browser fills in the sum.
          sum: isShownWithTax(place.visitorType) ? '{price}' : t('common.withoutTax', { price: '{price}' }),
        }}
        changes={group('donor.changes')}
        errors={group('donor.errors')}
        warning={readWarningTexts(group)}
        periods={donor.reservations.map(({ months, price }) => ({
          value: String(months),
          label: [
            t('donor.choice.months', { count: months }),
            printPrice({ t, language: toLanguageTag(locale) }, price, place.visitorType),
          ].join(' · '),
        }))}
      />
      <noscript>
        <p>{t('donor.choice.withoutScripts')}</p>
      </noscript>
      <ul className="k-profile__assurances">
        <li>
          <Icon name="clock" />
          {t('donor.choice.holdFact')}
        </li>
        <li>
          <Icon name="shield" />
          {t('donor.choice.safetyFact', { name: donor.name })}
        </li>
        {donor.ownsPlace && (
          <li>
            <Icon name="check" />
            {t('donor.choice.placeOwned', { name: donor.name })}
          </li>
        )}
      </ul>
    </Panel>
  )
}

/** The rules of the country by which this donor may be chosen, each with its own source. */
function Allowed({ donor, names }: ProfileProps) {
  const { t, nameCountry } = names
  const { rule } = donor
  if (!rule) return null
  const country = nameCountry(rule.country)
  const { homeDelivery } = rule
  return (
    <Panel as="section" soft>
      <h2 className="k-profile__small-title">{t('donor.allowed.title')}</h2>
      <p>{t('donor.allowed.regime', { regime: rule.regime, country })}</p>
      <RuleSource rule={rule} text={explainSource(rule, names)} linkText={t('donor.rule.read')} />
      <p>{t(homeDelivery.isAllowed ? 'donor.allowed.home' : 'donor.allowed.clinicOnly')}</p>
      <RuleSource
        rule={homeDelivery}
        text={explainSource(homeDelivery, names)}
        linkText={t('donor.rule.read')}
      />
    </Panel>
  )
}

function NotPossible({ donor, names, countryName, searchPath, contactPath }: ProfileProps) {
  const { t, formatMonth } = names
  const reasons = donor.reasons.map((reason) => ({
    ...explainReason(reason, donor.name, names),
    rule: typeof reason.data.source === 'string' ? reason.data.source : null,
  }))
  const secondWay =
    donor.uponRequest && contactPath
      ? { href: contactPath, text: t('donor.allowed.request', { name: donor.name }) }
      : {
          href: searchPath,
          text: countryName ? t('donor.allowed.all', { country: countryName }) : t('donor.allowed.allPlain'),
        }
  return (
    <Panel as="section">
      <h2 className="k-profile__panel-title">
        {countryName ? t('donor.allowed.noTitle', { country: countryName }) : t('donor.allowed.noTitlePlain')}
      </h2>
      <ul className="k-profile__reasons">
        {reasons.map(({ code, sentence, source, rule }) => (
          <li key={code}>
            <p>{sentence}</p>
            <RuleSource rule={{ source: rule }} text={source} linkText={t('donor.rule.read')} />
          </li>
        ))}
        {donor.nextAvailableMonth && (
          <li>
            <p>{t('donor.nextAvailable', { month: formatMonth(donor.nextAvailableMonth) })}</p>
          </li>
        )}
      </ul>
      <div className="k-stack" style={{ '--stack': '0.6rem' } as React.CSSProperties}>
        <LinkButton wide href={printSimilarPath(searchPath, donor)}>
          {t('donor.allowed.similar', { name: donor.name })}
        </LinkButton>
        <LinkButton wide variant="outlined" href={secondWay.href}>
          {secondWay.text}
        </LinkButton>
      </div>
    </Panel>
  )
}
