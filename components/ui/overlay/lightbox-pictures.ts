/** A picture that can be looked at large. */
export interface LightboxPicture {
  src: string;
  alt: string;
  /** The size it may be shown at, in pixels. */
  width: number;
  height: number;
  /** Written below it. */
  caption?: string;
}
