import { Badge } from '../badge/badge.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Avatar } from '../portrait/portrait.tsx'
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.island.tsx'
import { examplePortrait } from '../story/example-portrait.tsx'
import type { Story } from '../story/story.tsx'
import { BasketGroup, BasketLine } from './basket-group.tsx'

export const story: Story = {
  title: 'Basket group',
  states: [
    {
      name: 'a donor with an added line',
      element: (
        <BasketGroup
          label="Anselm"
          head={
            <>
              <Avatar src={examplePortrait} />
              <b>Anselm</b>
              <Badge tone="juniper">ID release</Badge>
            </>
          }
          aside="Allowed in Denmark"
        >
          <BasketLine
            icon="tank"
            title="IUI straw, MOT 20"
            text="For delivery · 0.5 ml, washed"
            quantity={
              <QuantityStepper
                label="Straws"
                fewerLabel="Fewer"
                moreLabel="More"
                maximum={14}
                defaultValue={2}
              />
            }
            price="€1,024"
            priceNote="€512 each"
            remove={<IconButton icon="trash" label="Remove IUI straw, MOT 20" />}
          />
          <BasketLine
            isAdded
            icon="people"
            title="Family place, Denmark"
            text="Added for you. You pay for it once; remove the straws and it goes too."
            quantity={<Badge tone="heather">Required</Badge>}
            price="€1,150"
            priceNote="one time"
          />
        </BasketGroup>
      ),
    },
  ],
}
