import { type StaffRole, staffRoles } from '@kindred/domain/vocabulary'
import { allow } from './has-role.ts'

/** Anybody with a staff role may read; nobody else sees the editor's data. Visitors read it through the API's own calls. */
export const isStaff = allow(...(staffRoles as readonly StaffRole[]))
