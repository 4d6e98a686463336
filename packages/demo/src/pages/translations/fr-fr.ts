import type { PageText } from '../page-writing.ts'

export const french: Record<string, PageText> = {}
