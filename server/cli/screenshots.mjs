// `npm run screenshots`: pictures of every page and menu mode in screenshots/, which git ignores. Further arguments are
// passed to Playwright, such as `-g pages/uikit/table`.
import { ensureTestable, passes, playwright } from './runners.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
await ensureTestable();
const pictures = ['test', '--project', 'screenshots', ...process.argv.slice(2)];
process.exit(passes(playwright, pictures, { SCREENSHOTS: '1' }) ? 0 : 1);
