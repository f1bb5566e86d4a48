/** The product's mark, a moon and a sun on one axis; `size` in pixels. */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M14.6 4.5a11.5 11.5 0 1 0 0 23 15.5 15.5 0 0 1 0-23Z" fill="var(--moon)" />
      <path d="M17.4 7.6a8.4 8.4 0 0 1 0 16.8Z" fill="var(--sun)" />
      <path d="M16 1.5v29" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}
