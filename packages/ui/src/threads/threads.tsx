import { threadPaths } from './thread-paths.tsx'

const colours = ['var(--juniper)', 'var(--apricot)', 'var(--heather)']
const boxes = { short: '0 0 360 44', long: '0 0 1280 92' }

/** Three lines that cross, part and meet again. Decoration that works: it joins steps or marks an empty list. */
export function Threads({ length = 'short' }: { length?: keyof typeof threadPaths }) {
  return (
    <svg
      className={`k-threads k-threads--${length}`}
      viewBox={boxes[length]}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {threadPaths[length].map((path, index) => (
        <path key={path.slice(0, 24)} d={path} pathLength={1} stroke={colours[index]} />
      ))}
    </svg>
  )
}
