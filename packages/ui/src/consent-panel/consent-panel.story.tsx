import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import type { Story } from '../story/story.tsx'
import { ConsentAlways, ConsentPanel } from './consent-panel.tsx'

const text =
  'What the pages need is always on. The rest is up to you, and you can change it at any time at the foot of every page.'
const buttons = (second: string) =>
  ['Only necessary', second, 'Accept all'].map((label) => (
    <Button key={label} variant="outlined">
      {label}
    </Button>
  ))
/** A fixed panel would leave the catalogue: here it stands where it is shown. */
const inPlace = { position: 'relative', transform: 'translate(0)', minHeight: '34rem' } as const

export const story: Story = {
  title: 'Consent panel',
  states: [
    {
      name: 'asking',
      element: (
        <div style={{ ...inPlace, minHeight: '17rem' }}>
          <ConsentPanel
            titleId="consent-asking"
            title="Your choice"
            text={text}
            link={<a href="#privacy">Privacy</a>}
            actions={buttons('Choose')}
          />
        </div>
      ),
    },
    {
      name: 'choosing',
      element: (
        <div style={inPlace}>
          <ConsentPanel
            titleId="consent-choosing"
            title="Your choice"
            text={text}
            link={<a href="#privacy">Privacy</a>}
            actions={buttons('Save choice')}
          >
            <fieldset>
              <legend className="k-visually-hidden">Categories</legend>
              <ConsentAlways
                name="Necessary"
                note="always on"
                help="Sign-in, basket, country, and this choice."
              />
              <Checkbox id="c-functional" label="Functional" help="Comforts that other services bring." />
              <Checkbox id="c-statistic" label="Statistics" help="Counts, without you." />
              <Checkbox id="c-marketing" label="Marketing" help="Our advertising elsewhere." />
            </fieldset>
          </ConsentPanel>
        </div>
      ),
    },
  ],
}
