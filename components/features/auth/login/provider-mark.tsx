/** The provider's initial; the logos are their trademarks. */
export function ProviderMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-primary-tint text-xs font-semibold text-primary-text"
    >
      {name[0]}
    </span>
  );
}
