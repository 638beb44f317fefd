import 'server-only';
import type { MakeFile } from './file';
import { datedName } from './file-name';
import { passedOn } from './passed-on';

/** Everything that the warehouse stores about the customer (`myDataSchema`), as the product API streams it. */
export const myData: MakeFile = async (client) => {
  const fallbackName = `${datedName('my-data')}.json`;
  const file = await passedOn(client, {
    call: 'getMyData',
    query: {},
    type: 'application/json',
    fallbackName,
  });
  return { ...file, name: fallbackName, type: 'application/json; charset=utf-8' };
};
