import { APIError } from 'payload'

/**
 * What the editor's calls answer to a person, in words. Payload shows the words of an error only where it has a name or
 * data of its own, and a built application has taken the names of classes away: so it always has data.
 */
export const refusal = (message: string, status: number) => new APIError(message, status, {}, true)
