import 'server-only'
import type { DateWords } from '@kindred/ui/date-field/date-words'
import type { UploadWords } from '@kindred/ui/upload-field/upload-words'
import { getTexts } from '../texts/get-texts.ts'

/** What the upload control and the date field say, in the language of the page. */
export async function readControlWords(
  locale: string,
): Promise<{ uploadWords: UploadWords; dateWords: DateWords }> {
  const { group } = await getTexts(locale)
  const formats = group('dates.formats')
  return {
    uploadWords: {
      ...(group('uploads') as unknown as UploadWords),
      errors: group('uploads.errors'),
      rules: group('uploads.rule'),
    },
    dateWords: {
      ...(group('dates') as unknown as DateWords),
      formats: {
        'yyyy-MM-dd': formats.iso ?? '',
        'dd/MM/yyyy': formats.dayFirst ?? '',
        'MM/dd/yyyy': formats.monthFirst ?? '',
      },
      errors: group('dates.errors') as DateWords['errors'],
    },
  }
}
