import type { Device } from '@kindred/contracts/identity'
import { Button } from '@kindred/ui/button/button'
import { Panel } from '@kindred/ui/panel/panel'
import { getTexts, toLanguageTag } from '../texts/get-texts.ts'
import { endDevices } from './devices.action.ts'

/** Every browser the customer is signed in with, this one first, and how to end the others. */
export async function DeviceList({ devices, locale }: { devices: Device[]; locale: string }) {
  const { t } = await getTexts(locale)
  const print = new Intl.DateTimeFormat(toLanguageTag(locale), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className="k-stack">
      <Panel flush>
        <ul className="k-sign-in-list">
          {devices.map(({ id, device, signedInAt, isThis }) => {
            const name = device ?? t('identity.security.unknown')
            return (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  {isThis && ` · ${t('identity.security.this')}`}
                  <p>{t('identity.security.since', { date: print.format(new Date(signedInAt)) })}</p>
                </div>
                {!isThis && (
                  <form action={endDevices}>
                    <input type="hidden" name="locale" value={locale} />
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      variant="outlined"
                      aria-label={`${t('identity.security.signOut')}: ${name}`}
                    >
                      {t('identity.security.signOut')}
                    </Button>
                  </form>
                )}
              </li>
            )
          })}
        </ul>
      </Panel>
      {devices.some(({ isThis }) => !isThis) ? (
        <form action={endDevices}>
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" variant="outlined">
            {t('identity.security.signOutOthers')}
          </Button>
        </form>
      ) : (
        <p>{t('identity.security.onlyHere')}</p>
      )}
    </div>
  )
}
