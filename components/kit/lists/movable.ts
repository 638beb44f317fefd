/** What can be moved in and between lists. */
export interface Movable {
  /** Unique in all lists it can be in. */
  id: string;
  name: string;
}
