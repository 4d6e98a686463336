import { Tabs } from '@kindred/ui/tabs/tabs'
import type { ProfileProps } from './profile-props.ts'

/** The parts of the page as links within it. */
export function ProfileTabs({ donor, names: { t } }: ProfileProps) {
  const unit = donor.familyPlaces[0]?.unit ?? 'families'
  const items = [
    { title: t('donor.tabs.stock'), href: '#stock', current: true },
    ...(donor.offered && donor.shipping.length
      ? [{ title: t('donor.tabs.shipping'), href: '#shipping' }]
      : []),
    ...(donor.familyPlaces.length ? [{ title: t('donor.tabs.places', { unit }), href: '#places' }] : []),
    ...(donor.description ? [{ title: t('donor.tabs.words'), href: '#words' }] : []),
    ...(donor.healthHistory.length ? [{ title: t('donor.tabs.health'), href: '#health' }] : []),
    { title: t('donor.tabs.genetics'), href: '#genetics' },
    ...(donor.locked.length ? [{ title: t('donor.tabs.more', { name: donor.name }), href: '#more' }] : []),
  ]
  return <Tabs label={t('donor.parts')} items={items} />
}
