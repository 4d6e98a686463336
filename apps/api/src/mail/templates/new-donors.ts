import type { MailPart, MailTemplate } from '../mail-content.ts'

export type NewDonorsValues = {
  name: string
  searches: {
    name: string
    count: number
    /** The newest of them; without a path where the shop has no page of donors. */
    donors: { alias: string; code: string; path: string | null }[]
  }[]
  stopToken: string
}

/** New donors for searches somebody keeps. The subject names neither donor nor search: it may be read on a locked screen. */
export const newDonors: MailTemplate<NewDonorsValues> = (
  { name, searches, stopToken },
  { t, locale, publicUrl },
) => {
  const query = `?token=${encodeURIComponent(stopToken)}`
  return {
    subject: t('newDonors.subject'),
    heading: t('newDonors.heading', { name }),
    parts: [
      { kind: 'paragraph', text: t('newDonors.text') },
      {
        kind: 'rows',
        rows: searches.map(({ name: search, count, donors }) => ({
          label: search,
          value: t('newDonors.found', {
            count,
            donors: donors.map(({ alias, code }) => `${alias} ${code}`).join(', '),
            more: count - donors.length,
          }),
        })),
      },
      ...searches.flatMap(({ donors: [newest] }): MailPart[] =>
        searches.length === 1 && newest?.path
          ? [
              {
                kind: 'button',
                label: t('newDonors.see', { alias: newest.alias }),
                href: `${publicUrl}${newest.path}`,
              },
            ]
          : [],
      ),
      {
        kind: 'button',
        label: t('newDonors.all'),
        href: `${publicUrl}/${locale}/account/favourites/#saved-searches`,
      },
      { kind: 'quiet', text: t('newDonors.often') },
    ],
    stop: {
      label: t('newDonors.stop'),
      href: `${publicUrl}/${locale}/account/stop-alerts/${query}`,
      oneClick: `${publicUrl}/api/searches/stop${query}`,
    },
  }
}
