import type { ReactNode } from 'react'
import { readRequest } from '../server/call-api.ts'
import { getTexts, toLanguageTag } from '../texts/get-texts.ts'
import { keepEarlyPresses } from './early-presses.ts'
import { FailureTextsProvider } from './failure-texts.island.tsx'
import { ScriptFonts } from './fonts/script-fonts.lazy.tsx'
import { startScriptsAfterPaint } from './scripts-after-paint.ts'

/** The document of every surface: language, theme before the first paint, nothing that needs a script to be read. */
export async function RootDocument({ locale, children }: { locale: string; children: ReactNode }) {
  const { nonce, treatmentCountry, treatmentState, visitorType } = await readRequest()
  const { t } = await getTexts(locale)
  return (
    <html
      lang={toLanguageTag(locale)}
      // Calls of the browser say for which country and whom they are meant: those this page was made for.
      data-treatment-country={treatmentCountry ?? undefined}
      data-treatment-state={treatmentState ?? undefined}
      data-visitor-type={visitorType ?? undefined}
      // ERR-01: said by whichever call meets it first, when no text can be asked for any more.
      data-maintenance={`${t('identity.maintenance.during')}\n\n${t('identity.maintenance.apology')}`}
      suppressHydrationWarning
    >
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#FCFAF8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17131C" media="(prefers-color-scheme: dark)" />
        <script
          nonce={nonce}
          // The chosen theme must be known before the first paint; a page that waits for React would flash.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
          dangerouslySetInnerHTML={{
            __html: 'try{var t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}',
          }}
        />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
          dangerouslySetInnerHTML={{ __html: keepEarlyPresses + startScriptsAfterPaint }}
        />
      </head>
      <body>
        <ScriptFonts locale={locale} />
        <FailureTextsProvider
          texts={{
            title: t('layout.serverErrorTitle'),
            text: t('layout.serverErrorText'),
            again: t('common.tryAgain'),
            home: t('layout.notFoundHome'),
            homeHref: '/',
          }}
        >
          {children}
        </FailureTextsProvider>
      </body>
    </html>
  )
}
