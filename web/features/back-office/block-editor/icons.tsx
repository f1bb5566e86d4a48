import type { ReactNode } from 'react'

const drawn = (path: string) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

const dots = 'M3.6 5h.01M3.6 10h.01M3.6 15h.01'
const lines = 'M8 5h9M8 10h9M8 15h9'

export const icons = {
  bold: <b aria-hidden="true">B</b>,
  italic: <i aria-hidden="true">I</i>,
  underline: <u aria-hidden="true">U</u>,
  strikethrough: <s aria-hidden="true">S</s>,
  heading2: <span aria-hidden="true">H2</span>,
  heading3: <span aria-hidden="true">H3</span>,
  quote: drawn('M4 5v10M8 6.5h8M8 10h8M8 13.5h5'),
  unordered: drawn(`${dots}${lines}`),
  ordered: drawn(`M3 4l1-.6V7M2.8 12.4c.4-1 1.9-.7 1.6.3L2.8 15h1.9${lines}`),
  link: drawn(
    'M8.5 11.5l3-3M9.5 6.5l1.6-1.6a2.9 2.9 0 0 1 4 4L13.5 10.5M10.5 13.5l-1.6 1.6a2.9 2.9 0 0 1-4-4L6.5 9.5',
  ),
  picture: drawn('M3 4.5h14v11H3zM3 13l4-4 4 4 2.5-2.5L17 14M12.6 7.6h.01'),
  button: drawn(
    'M4.5 6h11a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM7 10h6',
  ),
  undo: drawn('M7 4.5L3.5 8L7 11.5M3.8 8H12a4 4 0 0 1 0 8H9'),
  redo: drawn('M13 4.5L16.5 8L13 11.5M16.2 8H8a4 4 0 0 0 0 8h3'),
} as const satisfies Record<string, ReactNode>
