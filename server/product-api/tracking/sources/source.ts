import type { RowReading } from '../carriers/tracker';

/** Reads a row that is of its source. */
export type RowReader = (row: unknown) => RowReading;

/** A service that gives trackers in files and sends them to a webhook. */
export interface TrackingSource {
  /** How a row of a file is read; undefined when it is not of this source. */
  readerOf: (row: Record<string, unknown>) => RowReader | undefined;
  webhook: {
    /** Whether the sender knows the secret. @param body as it was received, byte by byte */
    isSigned: (headers: Headers, body: Uint8Array, secret: string) => boolean;
    /** The tracker in a message; undefined when it is about something else. */
    read: (message: unknown) => RowReading | undefined;
    /** The headers by which a message may prove itself, one of which is enough: OpenAPI's scheme to the header. */
    schemes: Record<string, string>;
  };
}
