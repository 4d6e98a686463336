import type { Block } from 'payload'
import { accordionsConfig } from './accordions/config.ts'
import { bannerConfig } from './banner/config.ts'
import { blogShowcaseConfig } from './blog-showcase/config.ts'
import { donorShowcaseConfig } from './donor-showcase/config.ts'
import { factsConfig } from './facts/config.ts'
import { formConfig } from './form/config.ts'
import { heroConfig } from './hero/config.ts'
import { lawTableConfig } from './law-table/config.ts'
import { priceTableConfig } from './price-table/config.ts'
import { quoteConfig } from './quote/config.ts'
import { richTextConfig } from './rich-text/config.ts'
import { stepsConfig } from './steps/config.ts'
import { twoColumnsConfig } from './two-columns/config.ts'

/** What editors can compose a page of. */
export const blockConfigs: Block[] = [
  heroConfig,
  richTextConfig,
  twoColumnsConfig,
  stepsConfig,
  factsConfig,
  accordionsConfig,
  quoteConfig,
  bannerConfig,
  formConfig,
  donorShowcaseConfig,
  blogShowcaseConfig,
  lawTableConfig,
  priceTableConfig,
]
