/** A request for a page, as any server knows it. */
export interface PageRequest {
  method: string;
  pathname: string;
  searchParams: URLSearchParams;
  headers: Headers;
  /** The request with its body, to read it; what comes after the guard reads the body again. */
  withBody: () => Request;
}
