import type { Access } from 'payload'
import { allow, allowField } from './has-role.ts'
import { mayWriteLanguage } from './may-write-language.ts'

/** Profiles hold what donors told about their health. */
export const mayReadDonorProfiles = allow('coordinator', 'responsible', 'lab', 'translator')
/** Translators write the texts in their own languages; what is no matter of language is not theirs. */
export const mayEditDonorProfiles: Access = ({ req }) =>
  mayWriteLanguage(req.user, req.locale, 'coordinator', 'responsible')
export const mayShapeDonorProfiles = allowField('coordinator', 'responsible')
export const mayCreateDonorProfiles = allow('coordinator', 'responsible')
