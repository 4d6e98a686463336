import { menuItemSchema } from '@kindred/contracts/content'
import { SideMenu } from '@kindred/ui/side-menu/side-menu'
import { z } from 'zod'
import { getTexts } from '../../texts/get-texts.ts'
import { PageBlocks } from '../page-blocks.tsx'
import type { PageKindProps } from '../page-kind.ts'
import { BlocksBelow } from '../parts/blocks-below.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { readState } from '../parts/read-state.ts'
import { toMenuItems } from './to-menu-items.ts'

const menuSchema = z.array(menuItemSchema)

/**
 * PAGE-09, PAGE-10: the branch of the site beside the page. On a phone the same menu folds into one line that opens without
 * a script.
 */
export async function LeftNavigation(props: PageKindProps) {
  const { t } = await getTexts(props.locale)
  const items = toMenuItems(readState(props.page, menuSchema) ?? [], props.path)
  const label = t('pages.leftMenu', { title: items[0]?.title ?? props.page.title })
  return (
    <>
      <div className="k-wrap k-columns k-columns--account k-left-navigation">
        {items.length > 1 && (
          <>
            <details className="k-left-navigation__narrow">
              <summary>{label}</summary>
              <SideMenu label={label} items={items} />
            </details>
            <div className="k-left-navigation__wide">
              <SideMenu label={label} items={items} />
            </div>
          </>
        )}
        <div className="k-left-navigation__page">
          <PageHead page={props.page} />
          <PageBlocks {...props} />
        </div>
      </div>
      <BlocksBelow {...props} />
    </>
  )
}
