import type { FormBlockData } from '@kindred/content/blocks/form/schema.ts'
import { RichText } from '@kindred/content/blocks/rich-text/rich-text.tsx'
import type { RuntimeConfiguration } from '@kindred/contracts/forms'
import { callPublic } from '../server/call-api.ts'
import { getTexts } from '../texts/get-texts.ts'
import { Form } from './form.lazy.tsx'
import type { FormTexts, FormView } from './form-view.ts'
import { readControlWords } from './read-control-words.ts'

/** BLK-06: a form with its title and words. */
export async function FormBlock({
  block,
  locale,
  shopCode,
}: {
  block: FormBlockData
  locale: string
  shopCode: string
}) {
  const { t, group, language } = await getTexts(locale)
  const { fileSizeLimit, ...runtime } = await callPublic()<RuntimeConfiguration>(
    '/api/cms/settings/runtimeconfiguration',
  )
  const texts: FormTexts = {
    failed: t('forms.failed'),
    sent: t('forms.sent'),
    sending: t('forms.sending'),
    optional: t('forms.optional'),
    choose: t('forms.choose'),
    faultsOne: t('forms.faults', { count: 1 }),
    faultsMany: t('forms.faults', { count: 987 }).replace('987', '{count}'),
    filesWait: t('forms.filesWait'),
    leaveEmpty: t('forms.leaveEmpty'),
    fallback: t('forms.fallback'),
    errors: group('forms.errors'),
    hints: group('forms.hints'),
  }
  const view: FormView = {
    id: block.id,
    formGuid: block.formGuid,
    pageId: block.pageId,
    submitUrl: block.submitUrl,
    successMessage: block.successMessage,
    redirectUrl: block.redirectUrl,
    stamp: block.stamp,
    donorTrackingData: block.donorTrackingData,
    fields: block.fields.map(({ richText: _words, ...field }) => field),
    words: drawWords(block),
    locale,
    language,
    shopCode,
    fileSizeLimit,
    texts,
    ...(await readControlWords(locale)),
  }
  return (
    <section className="k-wrap k-block">
      {listCheckers(runtime).map((origin) => (
        <meta key={origin} name="kindred-script-origin" content={origin} />
      ))}
      <div className="k-form-block">
        {block.title && <h2>{block.title}</h2>}
        {block.description && <p className="k-lead">{block.description}</p>}
        <Form view={view} />
      </div>
    </section>
  )
}

/** CFG-02: whose scripts check for people here; the front door allows those and no others. Nobody's without keys. */
function listCheckers({
  reCaptchaV3key,
  cloudflareTurnstileSiteKey,
}: Omit<RuntimeConfiguration, 'fileSizeLimit'>): string[] {
  return [
    ...(reCaptchaV3key ? ['https://www.google.com', 'https://www.gstatic.com'] : []),
    ...(cloudflareTurnstileSiteKey ? ['https://challenges.cloudflare.com'] : []),
  ]
}

/** The words between the fields, by their place. */
function drawWords({ fields }: FormBlockData): FormView['words'] {
  const words: FormView['words'] = {}
  fields.forEach(({ type, richText }, index) => {
    if (type === 'richText' && richText) words[index] = <RichText content={richText} />
  })
  return words
}
