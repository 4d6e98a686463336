/** Two threads that cross and meet over a seed. */
function Mark({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 34 42"
      width={size * 0.81}
      height={size}
      fill="none"
      aria-hidden="true"
      strokeWidth="3.1"
      strokeLinecap="round"
    >
      <path d="M8 39C8 27 27 27 27 14.5 27 8 22.5 3.5 17 3.5" stroke="currentColor" />
      <path d="M26 39C26 27 7 27 7 14.5 7 8 11.5 3.5 17 3.5" stroke="#E58A5F" />
      <ellipse cx="17" cy="14.8" rx="3.3" ry="4.6" fill="#E7B85C" />
    </svg>
  )
}

/** On the sign-in page of the editor. */
export function BrandLogo() {
  return (
    <span className="kindred-logo">
      <Mark size={42} />
      <span>Kindred</span>
    </span>
  )
}

/** At the top of every other page of the editor. */
export function BrandIcon() {
  return (
    <span className="kindred-icon">
      <Mark size={22} />
    </span>
  )
}
