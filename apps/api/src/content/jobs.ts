import { keepPlan } from './keep-plan.ts'

export const tasks = { 'content.keep-plan': keepPlan }
