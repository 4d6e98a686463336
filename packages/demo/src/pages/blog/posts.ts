import { choosingTogether } from './posts/choosing-together.ts'
import { familyLimits } from './posts/family-limits.ts'
import { healthNews } from './posts/health-news.ts'
import { idRelease } from './posts/id-release.ts'
import { lawAndBorders } from './posts/law-and-borders.ts'
import { motClass } from './posts/mot-class.ts'
import { nitrogenTank } from './posts/nitrogen-tank.ts'
import { residualRisk } from './posts/residual-risk.ts'
import { strawsForSiblings } from './posts/straws-for-siblings.ts'
import { tellingChildren } from './posts/telling-children.ts'

/** The ten posts of the demo world, the newest first. */
export const posts = [
  familyLimits,
  idRelease,
  residualRisk,
  strawsForSiblings,
  nitrogenTank,
  motClass,
  tellingChildren,
  healthNews,
  choosingTogether,
  lawAndBorders,
]
