import type { ReactNode } from 'react'

const line = (d: string) => <path d={d} />

/** Own drawings. A stroke of 1.6 on a grid of 24; round ends. */
export const paths = {
  'arrow-right': line('M4.5 12h14.5M13 6l6 6-6 6'),
  basket: line(
    'M4 9.5h16l-1.6 9.3a1.5 1.5 0 0 1-1.5 1.2H7.1a1.5 1.5 0 0 1-1.5-1.2L4 9.5zM8 9.5l3-5.5M16 9.5L13 4',
  ),
  bell: line('M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5l1.5-1.5zM10 20.5h4'),
  'broken-image': line('M4 5.5h16v6.5l-4-3-4.5 4.5L8 11l-4 4V5.5zM4 18.5v-.5l4-4 3.5 3 4.5-4.5 4 3v3.5H4z'),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </>
  ),
  check: line('M5 12.5l4.5 4.5L19.5 7'),
  'chevron-down': line('M6 9.5l6 6 6-6'),
  'chevron-left': line('M14.5 6l-6 6 6 6'),
  'chevron-right': line('M9.5 6l6 6-6 6'),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.4 2" />
    </>
  ),
  close: line('M6 6l12 12M18 6L6 18'),
  compare: line('M8 4v16M8 4L4.5 7.5M8 4l3.5 3.5M16 20V4M16 20l-3.5-3.5M16 20l3.5-3.5'),
  document: line('M6 3.5h8l4 4v13H6zM13.5 3.5V8H18M9 12.5h6M9 16h6'),
  download: line('M12 4.5V16M7.5 11.5L12 16l4.5-4.5M4.5 19.5h15'),
  edit: line('M4.5 19.5l1-4L16 5l3 3L8.5 18.5l-4 1zM14 7l3 3'),
  external: line('M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8 8'),
  filter: (
    <>
      <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
      <circle cx="16" cy="7" r="2" />
      <circle cx="8" cy="17" r="2" />
    </>
  ),
  genes: line('M7 3.5c0 6 10 11 10 17M17 3.5c0 6-10 11-10 17M8.3 7h7.4M8.3 17h7.4'),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </>
  ),
  heart: line('M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 20 9.2C20 15 12 20 12 20z'),
  home: line('M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z'),
  ice: line('M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9'),
  information: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.5v.2" />
    </>
  ),
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9.5" rx="2" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="M4 7l8 6 8-6" />
    </>
  ),
  menu: line('M4 7h16M4 12h16M4 17h16'),
  minus: line('M5.5 12h13'),
  moon: line('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z'),
  parcel: line('M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5'),
  pause: (
    <>
      <rect x="6.5" y="5" width="3.8" height="14" rx="1" fill="currentColor" stroke="none" />
      <rect x="13.7" y="5" width="3.8" height="14" rx="1" fill="currentColor" stroke="none" />
    </>
  ),
  people: (
    <>
      <circle cx="8" cy="8" r="2.8" />
      <circle cx="16.5" cy="9" r="2.3" />
      <path d="M3 19.5c.4-3.6 2.3-5.5 5-5.5s4.6 1.9 5 5.5M15 14.5c3.5-.5 5.6 1.3 6 5" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.5 20.5c.8-4.2 3.8-6 7.5-6s6.7 1.8 7.5 6" />
    </>
  ),
  phone: line('M7.5 4l2.5 4.5-2 2c1 2.5 3 4.5 5.5 5.5l2-2 4.5 2.5-1 3.5C11 21.5 2.5 13 4 5z'),
  pin: (
    <>
      <path d="M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.3" />
    </>
  ),
  play: <path d="M8 5l11 7-11 7z" fill="currentColor" />,
  plus: line('M12 5.5v13M5.5 12h13'),
  refresh: line('M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4'),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  shield: line(
    'M12 3.5l7.5 2.8v5.2c0 4.6-3.2 7.8-7.5 9-4.3-1.2-7.5-4.4-7.5-9V6.3L12 3.5zM8.5 12l2.5 2.5 4.5-5',
  ),
  'sign-out': line('M14 4.5H6v15h8M10.5 12H20M16.5 8.5L20 12l-3.5 3.5'),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
    </>
  ),
  tank: line(
    'M9.5 3.5h5M10 3.5v3.2C7.5 7.5 6 9.5 6 12v6.5c0 1 .8 2 2 2h8c1.2 0 2-1 2-2V12c0-2.5-1.5-4.5-4-5.3V3.5M6 13.5h12',
  ),
  trash: line('M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7'),
  upload: line('M12 16V4.5M7.5 9L12 4.5 16.5 9M4.5 19.5h15'),
  warning: line('M12 4l9 16H3L12 4zM12 10v4.5M12 17.2v.2'),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof paths
