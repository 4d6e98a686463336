import type { Pool } from 'pg'

/** Words of a form in one language. */
export type FormWords = {
  title: string | null
  description: string | null
  successMessage: string | null
  redirectUrl: string | null
}

/** A published form as it is stored: each word of a field in every language, `{ "en-GB": …, "da-DK": … }`. */
export type FormRow = {
  id: string
  fields: Record<string, unknown>[]
  donorCandidateKind: string | null
  department: string | null
  mailTo: string | null
  retentionDays: number
  words: Record<string, FormWords>
}

/** Published forms by id; drafts are nobody's business here. */
export async function readForms(pool: Pool, ids: readonly string[]): Promise<FormRow[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<FormRow>(
    `select f.id, coalesce(f.fields, '[]'::jsonb) as fields,
      f.donor_tracking_data_donor_candidate_kind as "donorCandidateKind",
      f.donor_tracking_data_department as "department", f.mail_to as "mailTo",
      coalesce(f.retention_days, 180)::int as "retentionDays",
      (select coalesce(json_object_agg(l._locale, json_build_object('title', l.title, 'description', l.description,
        'successMessage', l.success_message, 'redirectUrl', l.redirect_url)), '{}')
        from cms.forms_locales l where l._parent_id = f.id) as words
    from cms.forms f
    where f.id = any($1::uuid[]) and f._status = 'published'`,
    [ids],
  )
  return rows
}
