import type { Texts } from '../texts.ts'
import common from './common.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }

export const texts: Texts = { common, layout }
