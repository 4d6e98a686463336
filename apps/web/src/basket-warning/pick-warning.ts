import type { MixtureConflict } from '@kindred/domain/basket/find-mixture'

type ByConflict = Readonly<Record<string, string>>

/** `basket.warning` as it stands. What a language lacks is in English there already (BASK-08). */
export type WarningTexts = {
  headline: ByConflict
  message: ByConflict
  why: ByConflict
  choice: string
  goBack: string
  continue: string
  going: string
}

/** BASK-07: what the warning of a conflict says. */
export const pickWarning = (texts: WarningTexts, conflict: MixtureConflict) => ({
  headline: texts.headline[conflict] ?? '',
  message: texts.message[conflict] ?? '',
  why: texts.why[conflict] ?? '',
})

/** The texts for an island, from those of a page. */
export function readWarningTexts(group: (key: string) => Record<string, string>): WarningTexts {
  const { choice = '', goBack = '', continue: goOn = '', going = '' } = group('basket.warning')
  return {
    headline: group('basket.warning.headline'),
    message: group('basket.warning.message'),
    why: group('basket.warning.why'),
    choice,
    goBack,
    continue: goOn,
    going,
  }
}
