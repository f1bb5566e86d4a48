export function CalendarIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none">
      <rect
        x="3.5"
        y="5"
        width="17"
        height="15.5"
        rx="3.5"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <path d="M3.5 10h17M8 2.8V7M16 2.8V7" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="12" cy="15" r="1.8" fill="var(--ember)" />
    </svg>
  )
}
