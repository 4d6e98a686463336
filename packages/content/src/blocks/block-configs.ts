import type { Block } from 'payload'
import { accordionsConfig } from './accordions/config.ts'
import { bannerConfig } from './banner/config.ts'
import { blogShowcaseConfig } from './blog-showcase/config.ts'
import { donorShowcaseConfig } from './donor-showcase/config.ts'
import { downloadConfig } from './download/config.ts'
import { factsConfig } from './facts/config.ts'
import { formConfig } from './form/config.ts'
import { geneListConfig } from './gene-list/config.ts'
import { heroConfig } from './hero/config.ts'
import { htmlContentConfig } from './html-content/config.ts'
import { imageButtonConfig } from './image-button/config.ts'
import { imageSliderConfig } from './image-slider/config.ts'
import { lawTableConfig } from './law-table/config.ts'
import { maskedBannerConfig } from './masked-banner/config.ts'
import { peopleOverviewConfig } from './people-overview/config.ts'
import { priceTableConfig } from './price-table/config.ts'
import { quoteConfig } from './quote/config.ts'
import { richTextConfig } from './rich-text/config.ts'
import { scriptInjectionConfig } from './script-injection/config.ts'
import { socialTextConfig } from './social-text/config.ts'
import { stepsConfig } from './steps/config.ts'
import { twoColumnsConfig } from './two-columns/config.ts'
import { videoTextConfig } from './video-text/config.ts'

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
  downloadConfig,
  htmlContentConfig,
  geneListConfig,
  lawTableConfig,
  priceTableConfig,
  imageButtonConfig,
  imageSliderConfig,
  maskedBannerConfig,
  peopleOverviewConfig,
  socialTextConfig,
  videoTextConfig,
  scriptInjectionConfig,
]
