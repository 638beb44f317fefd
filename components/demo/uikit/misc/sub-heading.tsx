/** The heading of a row of examples inside a section. */
export function SubHeading({ children }: { children: string }) {
  return <h3 className="mb-2 mt-5 text-sm font-medium first-of-type:mt-0">{children}</h3>;
}
