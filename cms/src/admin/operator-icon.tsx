import { forwardRef } from 'react'

/** A sheet with lines to fill in. Strapi draws no page of the panel when one of its boxes has no icon. */
export const OperatorIcon = forwardRef<SVGSVGElement>((_props, ref) => (
  <svg
    ref={ref}
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M3 1.5h10v13H3zM5.5 5h5M5.5 8h5M5.5 11h3" />
  </svg>
))
