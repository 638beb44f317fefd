interface TimeProps {
  /** RFC 3339, or without seconds. */
  dateTime: string;
  /** The visible text: relative ("2 days ago") or exact. */
  text: string;
  /** The exact time in full, shown on hover. */
  exact: string;
}

/**
 * A point in time: readable text, exact on hover. The text may age between server and browser, hence the
 * suppression.
 */
export function Time({ dateTime, text, exact }: TimeProps) {
  return (
    <time dateTime={dateTime} title={exact} suppressHydrationWarning>
      {text}
    </time>
  );
}
