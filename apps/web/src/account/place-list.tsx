import type { quotaPlaceSchema } from '@kindred/contracts/orders'
import { Badge, type BadgeTone } from '@kindred/ui/badge/badge'
import { Panel } from '@kindred/ui/panel/panel'
import { Avatar } from '@kindred/ui/portrait/portrait'
import type { z } from 'zod'
import { getTexts } from '../texts/get-texts.ts'

export type FamilyPlace = z.output<typeof quotaPlaceSchema>

const tones: Record<FamilyPlace['placeState'], BadgeTone> = {
  held: 'info',
  sold: 'heather',
  permanent: 'juniper',
  released: 'neutral',
}

/** Family places by donor and country, and what each allows. */
export async function PlaceList({ places, locale }: { places: readonly FamilyPlace[]; locale: string }) {
  const { t, format, language } = await getTexts(locale)
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <ul className="k-places">
      {places.map((place) => (
        <li key={place.id}>
          <Panel>
            <header>
              <Avatar src={place.portraitUrl} />
              <b>
                {t('account.places.name', {
                  alias: place.donorAlias,
                  country: names.of(place.country) ?? place.country,
                })}
              </b>
              <Badge tone={tones[place.placeState]}>{t(`account.places.state.${place.placeState}`)}</Badge>
            </header>
            <p>
              {t(`account.places.text.${place.placeState}`, {
                date: format.dateTime(new Date(place.since), { dateStyle: 'long' }),
              })}
            </p>
          </Panel>
        </li>
      ))}
    </ul>
  )
}
