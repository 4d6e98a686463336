'use client'

import { story as accordion } from '../accordion/accordion.story.tsx'
import { story as actionList } from '../action-list/action-list.story.tsx'
import { story as badge } from '../badge/badge.story.tsx'
import { story as basketGroup } from '../basket-group/basket-group.story.tsx'
import { story as breadcrumbs } from '../breadcrumbs/breadcrumbs.story.tsx'
import { story as button } from '../button/button.story.tsx'
import { story as calendarGrid } from '../calendar-grid/calendar-grid.story.tsx'
import { story as checkbox } from '../checkbox/checkbox.story.tsx'
import { story as checkoutHeader } from '../checkout-header/checkout-header.story.tsx'
import { story as chip } from '../chip/chip.story.tsx'
import { story as combobox } from '../combobox/combobox.story.tsx'
import { story as compareTray } from '../compare-tray/compare-tray.story.tsx'
import { story as comparisonTable } from '../comparison-table/comparison-table.story.tsx'
import { story as consentPanel } from '../consent-panel/consent-panel.story.tsx'
import { story as dateField } from '../date-field/date-field.story.tsx'
import { story as deadEnd } from '../dead-end/dead-end.story.tsx'
import { story as dialog } from '../dialog/dialog.story.tsx'
import { story as donorCard } from '../donor-card/donor-card.story.tsx'
import { story as emptyState } from '../empty-state/empty-state.story.tsx'
import { story as errorSummary } from '../error-summary/error-summary.story.tsx'
import { story as facts } from '../facts/facts.story.tsx'
import { story as familyPlaces } from '../family-places/family-places.story.tsx'
import { story as familyTree } from '../family-tree/family-tree.story.tsx'
import { story as field } from '../field/field.story.tsx'
import { story as figures } from '../figures/figures.story.tsx'
import { story as fileList } from '../file-list/file-list.story.tsx'
import { story as findings } from '../findings/findings.story.tsx'
import { story as flow } from '../flow/flow.story.tsx'
import { story as heartButton } from '../heart-button/heart-button.story.tsx'
import { story as hero } from '../hero/hero.story.tsx'
import { story as hint } from '../hint/hint.story.tsx'
import { story as holdTimer } from '../hold-timer/hold-timer.story.tsx'
import { story as icon } from '../icon/icon.story.tsx'
import { story as iconButton } from '../icon-button/icon-button.story.tsx'
import { story as journey } from '../journey/journey.story.tsx'
import { story as link } from '../link/link.story.tsx'
import { story as linkButton } from '../link-button/link-button.story.tsx'
import { story as loadMore } from '../load-more/load-more.story.tsx'
import { story as locked } from '../locked/locked.story.tsx'
import { story as logo } from '../logo/logo.story.tsx'
import { story as matchRing } from '../match-ring/match-ring.story.tsx'
import { story as metaBar } from '../meta-bar/meta-bar.story.tsx'
import { story as newsletter } from '../newsletter/newsletter.story.tsx'
import { story as note } from '../note/note.story.tsx'
import { story as pagination } from '../pagination/pagination.story.tsx'
import { story as panel } from '../panel/panel.story.tsx'
import { story as photoRow } from '../photo-row/photo-row.story.tsx'
import { story as picture } from '../picture/picture.story.tsx'
import { story as portrait } from '../portrait/portrait.story.tsx'
import { story as postCard } from '../post-card/post-card.story.tsx'
import { story as progress } from '../progress/progress.story.tsx'
import { story as promise } from '../promise/promise.story.tsx'
import { story as prompt } from '../prompt/prompt.story.tsx'
import { story as quantityStepper } from '../quantity-stepper/quantity-stepper.story.tsx'
import { story as quote } from '../quote/quote.story.tsx'
import { story as radioCard } from '../radio-card/radio-card.story.tsx'
import { story as riskDots } from '../risk-dots/risk-dots.story.tsx'
import { story as select } from '../select/select.story.tsx'
import { story as sideMenu } from '../side-menu/side-menu.story.tsx'
import { story as siteFooter } from '../site-footer/site-footer.story.tsx'
import { story as siteHeader } from '../site-header/site-header.story.tsx'
import { story as skeleton } from '../skeleton/skeleton.story.tsx'
import { story as slider } from '../slider/slider.story.tsx'
import { story as spinner } from '../spinner/spinner.story.tsx'
import { story as staffShell } from '../staff-shell/staff-shell.story.tsx'
import { story as steps } from '../steps/steps.story.tsx'
import { story as strawGoblet } from '../straw-goblet/straw-goblet.story.tsx'
import { story as summaryList } from '../summary-list/summary-list.story.tsx'
import { story as table } from '../table/table.story.tsx'
import { story as tabs } from '../tabs/tabs.story.tsx'
import { story as textArea } from '../text-area/text-area.story.tsx'
import { story as textInput } from '../text-input/text-input.story.tsx'
import { story as threads } from '../threads/threads.story.tsx'
import { story as timeline } from '../timeline/timeline.story.tsx'
import { story as toDoList } from '../to-do-list/to-do-list.story.tsx'
import { story as toast } from '../toast/toast.story.tsx'
import { story as traitScales } from '../trait-scales/trait-scales.story.tsx'
import { story as uploadField } from '../upload-field/upload-field.story.tsx'
import { story as videoFacade } from '../video-facade/video-facade.story.tsx'
import { story as voice } from '../voice/voice.story.tsx'
import type { Story } from './story.tsx'

const stories: Story[] = [
  accordion,
  actionList,
  badge,
  basketGroup,
  breadcrumbs,
  button,
  calendarGrid,
  checkbox,
  checkoutHeader,
  chip,
  combobox,
  compareTray,
  comparisonTable,
  consentPanel,
  dateField,
  deadEnd,
  dialog,
  donorCard,
  emptyState,
  errorSummary,
  facts,
  familyPlaces,
  familyTree,
  field,
  figures,
  fileList,
  findings,
  flow,
  heartButton,
  hero,
  hint,
  holdTimer,
  iconButton,
  icon,
  journey,
  linkButton,
  link,
  loadMore,
  locked,
  logo,
  matchRing,
  metaBar,
  newsletter,
  note,
  pagination,
  panel,
  photoRow,
  picture,
  portrait,
  postCard,
  progress,
  promise,
  prompt,
  quantityStepper,
  quote,
  radioCard,
  riskDots,
  select,
  sideMenu,
  siteFooter,
  siteHeader,
  skeleton,
  slider,
  spinner,
  staffShell,
  steps,
  strawGoblet,
  summaryList,
  table,
  tabs,
  textArea,
  textInput,
  threads,
  timeline,
  toDoList,
  toast,
  traitScales,
  uploadField,
  videoFacade,
  voice,
]

/** Every component in every state, on one page. It runs in the browser as a whole: stories hold functions. */
export function CatalogueStories() {
  return (
    <div className="k-catalogue">
      {stories.map(({ title, states }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {states.map(({ name, element }) => (
            <div key={name} className="k-catalogue__state">
              <p>{name}</p>
              <div>{element}</div>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
