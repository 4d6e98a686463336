import type { Failure } from '@kindred/domain/result'
import type { SendFailure } from './send-form.ts'

/** FORM-24 */
export type Phase = 'idle' | 'pending' | 'success' | 'failed'

export type FormState = {
  phase: Phase
  /** What the rules say of the answers as they stand. */
  wrong: readonly Failure[]
  /** What the server said of the answers as they were sent. */
  refused: readonly SendFailure[]
  /** Fields a person has been in and left. */
  touched: ReadonlySet<string>
  isTried: boolean
}

export type FormAction =
  | { type: 'check'; wrong: readonly Failure[] }
  | { type: 'touch'; field: string; wrong: readonly Failure[] }
  | { type: 'change'; field: string; wrong: readonly Failure[] }
  | { type: 'refuse'; wrong: readonly Failure[] }
  | { type: 'send' }
  | { type: 'succeed' }
  | { type: 'fail'; refused: readonly SendFailure[] }

export const newForm: FormState = {
  phase: 'idle',
  wrong: [],
  refused: [],
  touched: new Set(),
  isTried: false,
}

/** The form after something happened. While it is being sent a second press changes nothing; what was taken stays taken. */
export function changeForm(state: FormState, action: FormAction): FormState {
  if (state.phase === 'success') return state
  switch (action.type) {
    case 'check':
      return { ...state, wrong: action.wrong }
    case 'touch':
      return { ...state, wrong: action.wrong, touched: new Set([...state.touched, action.field]) }
    case 'change':
      // What the server refused was another answer.
      return {
        ...state,
        wrong: action.wrong,
        refused: state.refused.filter(({ field }) => field !== action.field),
      }
    case 'refuse':
      return { ...state, wrong: action.wrong, isTried: true, phase: 'idle' }
    case 'send':
      return { ...state, phase: 'pending', wrong: [], refused: [], isTried: true }
    case 'succeed':
      return { ...state, phase: 'success' }
    case 'fail':
      return { ...state, phase: 'failed', refused: action.refused }
  }
}

/** What is shown at a field: nothing before it was touched or a sending was tried (FORM-22). */
export function findShown(state: FormState, field: string): SendFailure | null {
  const isShown = state.isTried || state.touched.has(field)
  const refused = state.refused.find((failure) => failure.field === field)
  return refused ?? (isShown ? (state.wrong.find((failure) => failure.field === field) ?? null) : null)
}

/** FORM-22: a field looks right once it was touched, holds something and keeps its rules. */
export function looksRight(state: FormState, field: string, isFilled: boolean): boolean {
  const isShown = state.isTried || state.touched.has(field)
  return isShown && isFilled && findShown(state, field) === null
}
