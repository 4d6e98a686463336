import type { Block } from 'payload'
import { accordionsConfig } from './accordions/config.ts'
import { bannerConfig } from './banner/config.ts'
import { downloadConfig } from './download/config.ts'
import { htmlContentConfig } from './html-content/config.ts'
import { imageButtonConfig } from './image-button/config.ts'
import { imageSliderConfig } from './image-slider/config.ts'
import { quoteConfig } from './quote/config.ts'
import { richTextConfig } from './rich-text/config.ts'
import { socialTextConfig } from './social-text/config.ts'
import { videoTextConfig } from './video-text/config.ts'

/** What fits into a column: what needs the whole width, or another column, stays outside. */
export const nestedBlockConfigs: Block[] = [
  richTextConfig,
  imageButtonConfig,
  imageSliderConfig,
  videoTextConfig,
  accordionsConfig,
  quoteConfig,
  bannerConfig,
  socialTextConfig,
  downloadConfig,
  htmlContentConfig,
]
