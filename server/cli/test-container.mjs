// `npm run test:container`: builds the image and tests it as a container. `-- --built` uses the existing image.
import { testImage } from './image/test.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
const outcome = testImage(process.argv.slice(2));
console.log(`As a container: ${outcome}`);
process.exit(outcome === 'FAILED' ? 1 : 0);
