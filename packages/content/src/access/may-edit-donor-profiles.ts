import { allow } from './has-role.ts'

/** Profiles hold what donors told about their health. */
export const mayReadDonorProfiles = allow('coordinator', 'responsible', 'lab', 'translator')
export const mayEditDonorProfiles = allow('coordinator', 'responsible', 'translator')
export const mayCreateDonorProfiles = allow('coordinator', 'responsible')
