import { createHmac, randomUUID } from 'node:crypto'
import { matchPattern } from '@kindred/content/blocks/form/match-pattern.ts'
import { readLocale } from '@kindred/content/config/locales.ts'
import type { SubmittedForm } from '@kindred/contracts/forms'
import type { Principal } from '@kindred/contracts/principal'
import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import { addDays } from '@kindred/domain/dates/calendar-date'
import { readLocalMoment } from '@kindred/domain/dates/shop-clock'
import type { FormRules } from '@kindred/domain/forms/check-field'
import { checkForm } from '@kindred/domain/forms/check-form'
import { readAnswers } from '@kindred/domain/forms/collect-answers'
import { err, type Failure, ok, type Result } from '@kindred/domain/result'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import type { BotCheck } from './bot-check/bot-check.ts'
import { findForged } from './find-forged.ts'
import { type FormRow, readForms } from './form.store.ts'
import { keepAnswers } from './keep-answers.ts'
import { announceFiles, claimFiles, groupByField, keepFiles, sentAhead } from './keep-files.ts'
import { localiseForm } from './localise-form.ts'
import { Refused } from './refused.ts'
import { insertSubmission, wasSent } from './submission.store.ts'

type Sender = { principal: Principal; ip: string }

/** The same answers from the same place within this time are the same press of the button. */
const sameSending = 10 * 60_000
const staffLocale = 'en-gb'

/**
 * Takes what a visitor sent with a form (FORM-27): checked against the published definition by the rules the browser uses,
 * kept with its files, and told to the department, in one transaction. Sending the same twice keeps it once.
 *
 * @returns the failures: those of the rules with their field, `unknown-form`, `unknown-submit`, `unknown-field`, those of
 * files and of the bot check
 */
export async function submitForm(
  services: Services,
  check: BotCheck,
  body: SubmittedForm,
  { principal, ip }: Sender,
): Promise<Result<undefined, Failure[]>> {
  const [row] = await readForms(services.pool, [body.formGuid])
  if (!row) return fail('unknown-form', 'There is no such form, or not any more.')
  const form = localiseForm(row, readLocale(body.formLanguage) ?? 'en-GB')
  const forged = findForged(form.fields, body)
  if (forged) return err([forged])
  const rules: FormRules = {
    matches: matchPattern,
    today: readToday(services),
    fileSizeLimit: services.config.fileSizeLimit,
  }
  const texts = readAnswers(form.fields, body.fields)
  const failures = checkForm(form.fields, { texts, files: announceFiles(body) }, rules).filter(
    // The size of a file that was sent ahead is known when it is claimed.
    ({ field }) => !sentAhead(body, field),
  )
  if (failures.length > 0) return err(failures)
  // After the rules: whoever mistypes is told so at once, however quick they were.
  const told = await check({ ...body, ip })
  if (!told.ok) return err([told.error])

  const keyed = (text: string) =>
    createHmac('sha256', services.config.keys.formStamp).update(text).digest('base64url')
  const files = await keepFiles(services, body, `waiting:form:${keyed(ip)}`)
  if (!files.ok) return files
  const answers = keepAnswers(form.fields, { texts, files: {} })
  const fingerprint = keyed(
    JSON.stringify([body.formGuid, answers, ip, body.uploads.map(({ field, files }) => [field, files])]),
  )
  try {
    await transaction(services.pool, async (on) => {
      if (await wasSent(on, fingerprint, new Date(services.now().getTime() - sameSending))) return
      const id = randomUUID()
      const attachments = await claimFiles(on, files.value, id)
      const late = checkForm(
        form.fields.filter(({ id, type }) => type === 'upload' && sentAhead(body, id ?? undefined)),
        { texts: {}, files: groupByField(attachments) },
        rules,
      )
      if (late.length > 0) throw new Refused(late)
      const submission = {
        id,
        formGuid: row.id,
        formTitle: localiseForm(row, 'en-GB').title,
        submitId: body.submitId,
        pageId: body.formHostedPage,
        language: body.formLanguage,
        customerId: principal.kind === 'customer' ? principal.customerId : null,
        donorCandidateKind: row.donorCandidateKind,
        department: row.department,
        answers,
        fingerprint,
        eraseOn: addDays(rules.today, row.retentionDays),
        createdAt: services.now(),
      }
      await insertSubmission(
        on,
        submission,
        attachments.map(({ id, field, fileName, contentType, length }) => ({
          fileId: id,
          field,
          fileName,
          contentType,
          length,
        })),
      )
      await tellDepartment(on, row, submission, services)
    })
    return ok()
  } catch (error) {
    if (error instanceof Refused) return err(error.failures)
    throw error
  }
}

async function tellDepartment(
  on: Transaction,
  { mailTo }: FormRow,
  { id, formTitle, language }: { id: string; formTitle: string; language: string },
  services: Services,
): Promise<void> {
  if (!mailTo) return
  await queueMail(
    on,
    {
      key: `form-submitted:${id}`,
      template: 'formSubmitted',
      to: mailTo,
      locale: staffLocale,
      values: { form: formTitle, language, id },
    },
    services,
  )
}

/** The day in the default shop: ages are counted where the answer is read. */
function readToday({ reference, now }: Services): string {
  const shops = [...reference().shops.values()]
  const zone = (shops.find(({ isDefault }) => isDefault) ?? shops[0])?.timeZone ?? 'UTC'
  return readLocalMoment(now().getTime(), zone).date
}

const fail = (code: string, message: string) => err([{ code, message }])
