import type { Story } from '../story/story.tsx'
import { FamilyTree, type Relative } from './family-tree.tsx'

const person = (
  key: string,
  title: string,
  side: Relative['side'],
  age: string,
  ...notes: string[]
): Relative => ({ key, title, side, age, notes })

export const story: Story = {
  title: 'Family tree',
  states: [
    {
      name: 'three generations',
      element: (
        <FamilyTree
          label="Three generations of health"
          generationNames={['Grandparents', 'Parents', 'Anselm and siblings']}
          generations={[
            [
              person(
                '1',
                'Paternal grandfather',
                'paternal',
                'Died at 81',
                'Type 2 diabetes from 66',
                'Heart attack at 80',
              ),
              person('2', 'Paternal grandmother', 'paternal', 'Age 84', 'High blood pressure, treated'),
              person('3', 'Maternal grandfather', 'maternal', 'Died at 74', 'Bowel cancer at 71'),
              person('4', 'Maternal grandmother', 'maternal', 'Age 79', 'Cataract at 70'),
            ],
            [
              person('5', 'Father', 'paternal', 'Age 58', 'Short-sighted'),
              person('6', 'Mother', 'maternal', 'Age 56', 'Nothing reported'),
            ],
            [
              person('7', 'Anselm', 'own', 'Age 29', 'Hay fever since school'),
              person('8', 'Sibling', 'sibling', 'One sister, 26', 'Asthma as a child'),
            ],
          ]}
        />
      ),
    },
  ],
}
