// Installs the git hook where there is a git checkout; a container or an unpacked archive has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.git') && !process.env.CI) {
  spawnSync('npx', ['--no-install', 'lefthook', 'install'], { stdio: 'ignore' });
}
