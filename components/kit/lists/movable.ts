/** An item that can be moved in and between lists. */
export interface Movable {
  /** Unique in all its lists. */
  id: string;
  name: string;
}
