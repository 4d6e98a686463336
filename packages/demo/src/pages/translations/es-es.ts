import type { PageText } from '../page-writing.ts'

export const spanish: Record<string, PageText> = {}
