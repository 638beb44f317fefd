import { z } from 'zod';

const prefix = 'chg_';

/** The id of a change: its event's position. */
export const changeIdOf = (position: number) => `${prefix}${position}`;

export const changeIdSchema = z.string().regex(/^chg_\d{1,15}$/, 'Give the id of a change, such as chg_4711');

/** The event's position of a change's id. */
export const positionOf = (changeId: string) => Number(changeId.slice(prefix.length));
