/** The product's logo and name; the logo is public/icon.svg in the theme's primary colour. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-semibold tracking-tight text-strong">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path
          d="M7 11.5 10.5 22h1.2L16 12.5 20.3 22h1.2L25 11.5"
          className="fill-none stroke-primary-contrast stroke-[2.75]"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Waybill
    </span>
  );
}
