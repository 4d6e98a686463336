import type { validationConfigurationsSchema } from '@kindred/contracts/accounts'
import { passwordLength } from '@kindred/domain/accounts/password-rule'
import type { z } from 'zod'

/** ACC-11: the rules of ACC-29 to ACC-31 as the forms use them. The server checks again, and more. */
export const validationConfigurations: z.infer<typeof validationConfigurationsSchema> = {
  password: {
    minLength: passwordLength.min,
    maxLength: passwordLength.max,
    rules: [
      { code: 'password-needs-lowercase', pattern: '\\p{Ll}' },
      { code: 'password-needs-uppercase', pattern: '\\p{Lu}' },
      { code: 'password-needs-digit', pattern: '\\p{Nd}' },
      { code: 'password-needs-special', pattern: '[^\\p{L}\\p{N}\\s:]' },
    ],
  },
  fullName: { pattern: '^\\S+( \\S+)+$', maxLength: 120 },
  phone: { pattern: '^\\+?\\d+$', maxLength: 30 },
  email: { maxLength: 254 },
}
