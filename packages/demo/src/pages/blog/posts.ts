import { familyLimits } from './posts/family-limits.ts'

/** The ten posts of the demo world, the newest first. */
export const posts = [familyLimits]
