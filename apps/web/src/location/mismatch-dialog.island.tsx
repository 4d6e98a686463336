'use client'

import type { Country } from '@kindred/contracts/location'
import { readClientType } from '@kindred/domain/accounts/read-client-type'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { keepPlace, pageAfter } from '../browser/save-place.ts'
import type { SessionUser } from '../browser/session.ts'
import type { AccountPlace } from './find-mismatch.ts'
import { toProfileSettings } from './to-profile-settings.ts'

export type MismatchTexts = Record<'title' | 'text' | 'yes' | 'no' | 'saving' | 'error' | 'close', string>

type MismatchDialogProps = {
  locale: string
  shopCode: string
  visitorType: 'private' | 'professional'
  account: AccountPlace
  user: SessionUser
  texts: MismatchTexts
  onClose: (isAnswered: boolean) => void
}

/** LOC-48 to LOC-54: Yes takes the account's settings and goes on there, No writes those at hand into the account. */
export function MismatchDialog({ texts, account, user, onClose, ...at }: MismatchDialogProps) {
  const [step, setStep] = useState<'asking' | 'applying' | 'keeping' | 'failed'>('asking')
  const treatmentCountry = document.documentElement.dataset.treatmentCountry ?? null

  const answer = (next: 'applying' | 'keeping', act: () => Promise<void>) => async () => {
    setStep(next)
    try {
      await act()
    } catch {
      setStep('failed')
    }
  }
  const apply = answer('applying', async () => {
    const place = {
      countryCode: account.treatmentCountryCode,
      shopCode: account.shopCode,
      languageName: account.defaultLanguage,
      customerType: readClientType(user.client_type),
    }
    // LOC-52: the next page is made anew, and its basket is that of the account's shop and country.
    window.location.assign(pageAfter(await keepPlace(place)))
  })
  const keep = answer('keeping', async () => {
    await saveToAccount(user, at, treatmentCountry)
    onClose(true)
  })
  const isBusy = step === 'applying' || step === 'keeping'

  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      position="centre"
      alert
      preventClose={isBusy}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="outlined" onClick={keep} busy={step === 'keeping'} busyLabel={texts.saving}>
            {texts.no}
          </Button>
          <Button onClick={apply} busy={step === 'applying'} busyLabel={texts.saving}>
            {texts.yes}
          </Button>
        </>
      }
    >
      {step === 'failed' && (
        <Note tone="error" announce="alert">
          {texts.error}
        </Note>
      )}
    </Dialog>
  )
}

/** LOC-53: the settings of the page become the account's. */
async function saveToAccount(
  user: SessionUser,
  at: { locale: string; shopCode: string },
  treatmentCountry: string | null,
): Promise<void> {
  const call = callShop(at.shopCode)
  const [countries, shop] = await Promise.all([
    call<Country[]>('/api/cms/settings/countries'),
    call<{ legalDepartmentGuid: string }>(`/api/cms/settings/shops/${at.shopCode}-shop`),
  ])
  const country = countries.find(({ code }) => code === treatmentCountry) ?? null
  await call(`/api/users/${user.username}/settings`, {
    method: 'PUT',
    body: toProfileSettings({ country, shop, language: at.locale }),
  })
}
