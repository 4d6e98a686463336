import { Picture } from '../picture/picture.tsx'
import type { Story } from '../story/story.tsx'
import { Slider } from './slider.tsx'

const draw = (ground: string, mark: string) =>
  `data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%2016%209%22%3E%3Crect%20width=%2216%22%20height=%229%22%20fill=%22%23${ground}%22/%3E%3Ccircle%20cx=%228%22%20cy=%224.5%22%20r=%222.5%22%20fill=%22%23${mark}%22/%3E%3C/svg%3E`
const slides = [
  ['d9e6e0', '1e4a43'],
  ['e3d8ec', '5b4575'],
  ['f3e2b8', '70490a'],
].map(([ground = '', mark = ''], index) => ({
  key: ground,
  content: (
    <Picture
      image={{
        imageURL: draw(ground, mark),
        alternativeText: `Drawing ${index + 1}`,
        title: `Drawing ${index + 1}`,
      }}
      preset="wide"
      sizes="60rem"
      eager
    />
  ),
}))
const texts = {
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Stop the pictures',
  play: 'Let the pictures run',
  show: slides.map((_, index) => `Show picture ${index + 1} of ${slides.length}`),
}

export const story: Story = {
  title: 'Slider',
  states: [
    { name: 'moved by hand', element: <Slider label="Drawings" texts={texts} slides={slides} /> },
    {
      name: 'moves by itself',
      element: <Slider label="More drawings" texts={texts} slides={slides} movesByItself />,
    },
    { name: 'only one', element: <Slider label="One drawing" texts={texts} slides={slides.slice(0, 1)} /> },
  ],
}
