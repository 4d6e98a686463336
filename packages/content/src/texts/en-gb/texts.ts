import type { Texts } from '../texts.ts'
import accounts from './accounts.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import mail from './mail.json' with { type: 'json' }
import location from './location.json' with { type: 'json' }

export const texts: Texts = { accounts, common, identity, layout, location, mail }
