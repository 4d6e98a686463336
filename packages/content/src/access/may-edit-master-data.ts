import { allow } from './has-role.ts'

/** Law, prices, tax and shops decide what is sold to whom: only the responsible person changes them. */
export const mayEditMasterData = allow('responsible')
