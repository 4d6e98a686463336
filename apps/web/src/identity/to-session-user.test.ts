import { describe, expect, it } from 'vitest'
import { toSessionUser } from './to-session-user.ts'

const claims = {
  preferred_username: 'b3f1c1de-0000-4000-8000-000000000001',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  client_type: 'PROFESSIONAL',
  client_guid: 'b3f1c1de-0000-4000-8000-000000000001',
}

describe('the person of a session', () => {
  it('SES-02 SES-26 has the name that the identity server knows them by as username, and their kind in any case', () => {
    expect(toSessionUser(claims)).toEqual({
      ...claims,
      username: claims.preferred_username,
      client_type: 'Professional',
    })
  })

  it('SES-26 takes no kind for private, which is allowed less', () => {
    expect(toSessionUser({ ...claims, client_type: undefined }).client_type).toBe('Private')
  })
})
