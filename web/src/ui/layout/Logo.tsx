/** The end of a log with its year rings. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
      <circle cx="16" cy="16" r="14" fill="var(--bark)" />
      <circle cx="16" cy="16" r="11.6" fill="var(--wood)" />
      <g fill="none" stroke="var(--wood-deep)" strokeWidth="1.5">
        <circle cx="16.4" cy="16" r="8.2" />
        <circle cx="16.8" cy="16" r="4.8" />
        <circle cx="17.1" cy="16" r="1.6" />
        <path d="m17 16 9.6-5.2" />
      </g>
    </svg>
  );
}
