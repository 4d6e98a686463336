import type { Services } from '../services.ts'
import { eraseSubmissions } from './erase-submissions.ts'

/** Nightly: what visitors sent goes when its time is over. */
export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  'forms.erase': (_payload, services) => eraseSubmissions(services),
}
