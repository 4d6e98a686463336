import { submissionStatuses } from '@kindred/domain/forms/submission-status'
import { z } from 'zod'
import { failureSchema, guidSchema, instantSchema, textSchema } from './common.ts'
import { attachmentSchema, keptFileSchema } from './files.ts'
import { soughtSchema } from './staff-search.ts'

/** Where forms are sent unless an editor’s form says otherwise (FORM-27). */
export const formSubmitUrl = '/api/cms/forms/submit'

/** What no answer needs: controls, halves of characters, overrides of the reading direction. Left out, not refused. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu
const answer = z
  .string()
  .max(20_000)
  .transform((text) => text.replace(unprintable, ''))
const name = z.string().min(1).max(60)

/** A file of a form: itself (UPL-09), or the id of one that was sent ahead. */
export const formFileSchema = z.union([attachmentSchema, z.strictObject({ id: guidSchema })])

/** FORM-27, and what tells people from machines: the stamp of the page, a field that people do not see, tokens. */
export const submitFormSchema = z.strictObject({
  formGuid: guidSchema,
  formHostedPage: textSchema(40),
  formLanguage: textSchema(10),
  formCurrentStepIndex: textSchema(4).default('0'),
  submitId: name,
  fields: z
    .record(name, z.union([answer, z.array(answer).max(200)]))
    .refine((fields) => Object.keys(fields).length <= 300, 'Too many fields.'),
  uploads: z
    .array(z.strictObject({ field: name, files: z.array(formFileSchema).max(20) }))
    .max(20)
    .default([]),
  stamp: z.string().max(300).optional(),
  website: z.string().max(500).optional(),
  recaptchaToken: z.string().max(5000).optional(),
  turnstileToken: z.string().max(5000).optional(),
})
export type SubmitForm = z.input<typeof submitFormSchema>
export type SubmittedForm = z.output<typeof submitFormSchema>

/** FORM-27: what is read of the answer. */
export const formAnswerSchema = z.object({ success: z.boolean(), errors: z.array(failureSchema) })
export type FormAnswer = z.infer<typeof formAnswerSchema>

export const formStampSchema = z.object({ stamp: z.string() })

/** CFG-01: what a browser must know before anything else; null where it is not set up. */
export const runtimeConfigurationSchema = z.object({
  fileSizeLimit: z.int().positive(),
  reCaptchaV3key: z.string().nullable(),
  cloudflareTurnstileSiteKey: z.string().nullable(),
  appInsightsConnectionString: z.string().nullable(),
  bffUrl: z.string(),
})
export type RuntimeConfiguration = z.infer<typeof runtimeConfigurationSchema>

export const submissionListQuery = z.object({
  form: guidSchema.optional(),
  status: z.enum(submissionStatuses).optional(),
  sought: soughtSchema.optional(),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  take: z.coerce.number().int().min(1).max(100).default(50),
})
export const submissionFilterQuery = submissionListQuery.omit({ from: true, take: true })

export const submissionHeadSchema = z.object({
  id: guidSchema,
  formTitle: z.string(),
  language: z.string(),
  status: z.enum(submissionStatuses),
  createdAt: instantSchema,
  eraseOn: z.string(),
  /** The first answers, for the list. */
  summary: z.string(),
  attachments: z.int(),
})
export const submissionListSchema = z.object({
  submissions: z.array(submissionHeadSchema),
  total: z.int(),
  /** What was sought, as it was typed. */
  words: z.string(),
  forms: z.array(z.object({ formGuid: guidSchema, title: z.string() })),
})
export type SubmissionList = z.infer<typeof submissionListSchema>

export const submissionSchema = submissionHeadSchema.omit({ summary: true, attachments: true }).extend({
  formGuid: guidSchema,
  pageId: z.string(),
  customerId: guidSchema.nullable(),
  donorCandidateKind: z.string().nullable(),
  department: z.string().nullable(),
  answers: z.array(
    z.object({ name: z.string(), label: z.string(), type: z.string(), values: z.array(z.string()) }),
  ),
  attachments: z.array(keptFileSchema.extend({ field: z.string() })),
  moves: z.array(z.object({ from: z.string(), to: z.string(), by: z.string(), at: instantSchema })),
})
export type Submission = z.infer<typeof submissionSchema>

export const moveSubmissionSchema = z.strictObject({ status: z.enum(submissionStatuses) })
